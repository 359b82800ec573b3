package io.wirecost.topics.redact;

import java.util.Random;

/**
 * Draws a text with as many characters and bytes: a letter for each letter, a digit for each digit. Blanks and punctuation stay, since
 * formats escape some of them.
 */
final class RedactedTexts {
    private RedactedTexts() {}

    static String of(String text, Random random) {
        StringBuilder drawn = new StringBuilder(text.length());
        int[] before = {-1};
        text.codePoints().forEach(point -> {
            drawn.appendCodePoint(point(point, before[0], random));
            before[0] = point;
        });
        return drawn.toString();
    }

    /** A number does not begin with a zero that it did not begin with before. */
    private static int point(int point, int before, Random random) {
        if (point >= '0' && point <= '9') {
            boolean begins = before < '0' || before > '9';
            return begins ? (point == '0' ? '0' : between('1', '9', random)) : between('0', '9', random);
        } else if (point >= 'a' && point <= 'z') {
            return between('a', 'z', random);
        } else if (point >= 'A' && point <= 'Z') {
            return between('A', 'Z', random);
        } else if (point < 0xA0) {
            return point;
        } else if (point <= 0xFF) {
            return between(0xE0, 0xF6, random);
        } else if (point < 0x800) {
            return between(0x430, 0x44F, random);
        } else if (point <= 0xFFFF) {
            return between(0x4E00, 0x9FA5, random);
        }
        return between(0x20000, 0x2A6D6, random);
    }

    private static int between(int first, int last, Random random) {
        return first + random.nextInt(last - first + 1);
    }
}
