package io.wirecost.inference.observe;

import java.util.regex.Pattern;

/** Recognises texts that would be another JSON value without their quotes. */
final class ScalarText {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE][+-]?[0-9]++)?");

    private ScalarText() {}

    static boolean isNumberOrWord(char[] text, int offset, int length) {
        char first = text[offset];
        if (first == '-' || (first >= '0' && first <= '9')) {
            return NUMBER.matcher(new String(text, offset, length)).matches();
        }
        if (length > 5 || (first != 't' && first != 'f' && first != 'n')) {
            return false;
        }
        String word = new String(text, offset, length);
        return word.equals("true") || word.equals("false") || word.equals("null");
    }
}
