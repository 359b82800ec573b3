package io.wirecost.accounts.java;

/** The JDK's own UTF-8: a zero has two bytes, and each half of a surrogate pair three. */
final class ModifiedUtf8 {
    private ModifiedUtf8() {}

    static String text(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        int at = 0;
        while (at < bytes.length) {
            int first = bytes[at++] & 0xff;
            if (first < 0x80) {
                text.append((char) first);
            } else if (first < 0xe0) {
                text.append((char) ((first & 0x1f) << 6 | bytes[at++] & 0x3f));
            } else {
                text.append((char) ((first & 0xf) << 12 | (bytes[at++] & 0x3f) << 6 | bytes[at++] & 0x3f));
            }
        }
        return text.toString();
    }
}
