package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import io.wirecost.core.json.ShownText;
import java.io.IOException;

/**
 * Takes values one after the other, with any white space or none between them. The elements of an array are records,
 * too; only an array within an array is a value.
 */
final class ValueSplitter implements Splitter {
    /** What was read last between two records. */
    private enum Between {
        NO_ARRAY("a record"),
        ARRAY_START("a record or \"]\""),
        ELEMENT("\",\" or \"]\" in the array"),
        COMMA("a record behind the comma");

        private final String expected;

        Between(String expected) {
            this.expected = expected;
        }
    }

    private final Window window;
    private final String file;
    private final ValueScanner scanner = new ValueScanner();
    private Between between = Between.NO_ARRAY;
    private int linesBegun = 1;
    private long lineStart;
    private int line = 1;
    private int column;
    private int length;

    ValueSplitter(Window window, String file) {
        this.window = window;
        this.file = file;
        this.lineStart = window.position();
    }

    @Override
    public boolean next() throws IOException, InputException {
        window.drop(length);
        length = 0;
        boolean found = seek();
        line = linesBegun;
        column = (int) (window.position() - lineStart) + 1;
        if (found) {
            length = scan();
            between = between == Between.NO_ARRAY ? Between.NO_ARRAY : Between.ELEMENT;
        } else if (between != Between.NO_ARRAY) {
            throw new InputException(file + ":" + line + ":" + column + ": the array does not end; expected "
                    + between.expected + "; is the file cut off?");
        }
        return found;
    }

    /** Moves the window to the first byte of the next value; returns false behind the last. */
    private boolean seek() throws IOException, InputException {
        boolean more = true;
        while (more) {
            while (window.size() > 0) {
                byte read = window.bytes()[window.start()];
                if (!JsonBytes.isBlank(read) && beginsValue(read)) {
                    return true;
                }
                window.drop(1);
                if (read == '\n') {
                    linesBegun++;
                    lineStart = window.position();
                }
            }
            more = window.fill();
        }
        return false;
    }

    /** Takes what stands between values; returns whether the byte is none of it, but the first of a value. */
    private boolean beginsValue(byte read) throws InputException {
        boolean mayBegin = between != Between.ELEMENT;
        if (read == '[' && between == Between.NO_ARRAY) {
            between = Between.ARRAY_START;
        } else if (read == ']' && (between == Between.ARRAY_START || between == Between.ELEMENT)) {
            between = Between.NO_ARRAY;
        } else if (read == ',' && between == Between.ELEMENT) {
            between = Between.COMMA;
        } else if (!mayBegin || read == ']' || read == ',' || read == '}' || read == ':') {
            throw unexpected(read);
        } else {
            return true;
        }
        return false;
    }

    private InputException unexpected(byte read) {
        int at = (int) (window.position() - lineStart) + 1;
        return new InputException(file + ":" + linesBegun + ":" + at + ": unexpected " + shown(read)
                + " between records; expected " + between.expected);
    }

    private static String shown(byte read) {
        return read < 0 ? "byte 0x" + Integer.toHexString(read & 0xff) : ShownText.quoted(String.valueOf((char) read));
    }

    /** Returns the length of the value at the window's start. A value that is cut off reaches to the end of the text. */
    private int scan() throws IOException, InputException {
        scanner.begin(window.bytes()[window.start()]);
        int scanned = 0;
        boolean more = true;
        while (more) {
            int end = scanner.scan(window.bytes(), window.start() + scanned, window.end());
            if (scanner.lines() > 0) {
                linesBegun += scanner.lines();
                lineStart = window.position() + (scanner.lastLineEnd() - window.start()) + 1;
            }
            if (end >= 0) {
                return end - window.start();
            }
            scanned = window.size();
            if (window.isFull()) {
                throw Arrangement.tooLarge(file, line);
            }
            more = window.fill();
        }
        return scanned;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public int line() {
        return line;
    }

    @Override
    public int column() {
        return column;
    }
}
