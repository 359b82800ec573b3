package io.wirecost.compiler.value;

import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/**
 * Reads numbers from their digits. Integers and decimals are exact or refused. A number with a point or exponent
 * becomes the nearest double or float, as usual. An integer that the double or float cannot hold exactly is refused, as
 * is one that would become infinite or zero.
 */
final class NumberReader {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]++(\\.[0-9]++)?([eE][+-]?[0-9]++)?");
    private static final Pattern ZERO = Pattern.compile("-?[0.]++([eE].*)?");
    private static final Pattern INTEGER = Pattern.compile("-?[0-9]++");
    private static final int LONG_DIGITS = 19;

    /** A float holds every integer of so many digits, and so does a double. */
    private static final int EXACT_DIGITS = 7;

    private static final int MOST_SCALE = 10_000;

    private NumberReader() {}

    /** The text of a number that stood in quotes. */
    static String plain(String text) throws Unfit {
        if (!NUMBER.matcher(text).matches()) {
            throw Unfit.expected("a number in quotes", ShownText.quoted(text));
        }
        return text;
    }

    static int toInt(Json json) throws Unfit {
        return (int) integer(json, "int", Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    static long toLong(Json json) throws Unfit {
        return integer(json, "long", Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static long integer(Json json, String type, long least, long most) throws Unfit {
        if (json instanceof Json.Num number && isPlainInteger(number.text())) {
            long value = Long.parseLong(number.text());
            if (value >= least && value <= most) {
                return value;
            }
        }
        BigDecimal number = exact(json, type);
        boolean small = number.signum() == 0 || number.precision() - (long) number.scale() <= LONG_DIGITS;
        BigDecimal whole = number.stripTrailingZeros();
        if (small && whole.scale() > 0) {
            throw Unfit.expected(type + ": a whole number", found(json));
        }
        if (!small || whole.compareTo(BigDecimal.valueOf(least)) < 0 || whole.compareTo(BigDecimal.valueOf(most)) > 0) {
            throw Unfit.expected(type + ": from " + least + " to " + most, found(json));
        }
        return whole.longValueExact();
    }

    /** Whether a text is an integer that a long surely holds. Most numbers are such. */
    private static boolean isPlainInteger(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        if (text.length() == start || text.length() - start >= LONG_DIGITS) {
            return false;
        }
        for (int i = start; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    static double toDouble(Json json) throws Unfit {
        if (json instanceof Json.Str word && isNonFinite(word.value())) {
            return Double.parseDouble(word.value());
        }
        String text = number(json, "double").text();
        double value = Double.parseDouble(text);
        requireHeld(json, text, "double", value);
        return value;
    }

    static float toFloat(Json json) throws Unfit {
        if (json instanceof Json.Str word && isNonFinite(word.value())) {
            return Float.parseFloat(word.value());
        }
        String text = number(json, "float").text();
        float value = Float.parseFloat(text);
        requireHeld(json, text, "float", value);
        return value;
    }

    private static boolean isNonFinite(String word) {
        return word.equals("NaN") || word.equals("Infinity") || word.equals("-Infinity");
    }

    private static void requireHeld(Json json, String text, String type, double value) throws Unfit {
        if (Double.isInfinite(value) || (value == 0 && !ZERO.matcher(text).matches())) {
            throw Unfit.expected("a number in the range of " + type, found(json));
        }
        if (text.length() > EXACT_DIGITS
                && INTEGER.matcher(text).matches()
                && new BigDecimal(value).compareTo(new BigDecimal(text)) != 0) {
            throw Unfit.expected(
                    "an integer that " + type + " holds exactly", found(json) + ", which would be rounded");
        }
    }

    /** A decimal number from its digits, however many. */
    static BigDecimal exact(Json json, String type) throws Unfit {
        return exact(number(json, type).text(), type);
    }

    static BigDecimal exact(String text, String type) throws Unfit {
        if (!NUMBER.matcher(text).matches()) {
            throw Unfit.expected(type, ShownText.quoted(text));
        }
        try {
            BigDecimal number = new BigDecimal(text);
            if (Math.abs((long) number.scale()) <= MOST_SCALE) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Its exponent is beyond an int: refused as those beyond our bound are.
        }
        throw Unfit.expected(type, "an exponent out of range: " + ShownText.quoted(text));
    }

    private static Json.Num number(Json json, String type) throws Unfit {
        if (json instanceof Json.Num number) {
            return number;
        }
        throw Unfit.expected(type, found(json));
    }

    /** What was found, for a message. */
    static String found(Json json) {
        if (json instanceof Json.Num number) {
            return ShownText.bare(number.text());
        } else if (json instanceof Json.Str text) {
            return "the string " + ShownText.quoted(text.value());
        } else if (json instanceof Json.Bool flag) {
            return Boolean.toString(flag.value());
        }
        return json.kind();
    }
}
