package io.wirecost.robustness;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** Makes bytes of bytes. */
final class Bytes {
    private Bytes() {}

    /** Returns a message with other bytes instead of some. */
    static byte[] replaced(byte[] message, int from, int to, byte[] instead) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(message.length + instead.length);
        out.write(message, 0, from);
        out.writeBytes(instead);
        out.write(message, to, message.length - to);
        return out.toByteArray();
    }

    /** Returns whether a message begins with these bytes. */
    static boolean startsWith(byte[] message, byte[] start) {
        return message.length >= start.length && Arrays.equals(message, 0, start.length, start, 0, start.length);
    }

    /** Returns bytes one behind the other. */
    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }

    /** Returns bytes that are given as numbers from 0 to 255. */
    static byte[] of(int... numbers) {
        byte[] bytes = new byte[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            bytes[i] = (byte) numbers[i];
        }
        return bytes;
    }

    /** Returns the same bytes many times. */
    static byte[] repeated(byte[] unit, int times) {
        byte[] bytes = new byte[unit.length * times];
        for (int i = 0; i < times; i++) {
            System.arraycopy(unit, 0, bytes, i * unit.length, unit.length);
        }
        return bytes;
    }
}
