package io.wirecost.cli.terminal;

import io.wirecost.document.text.Ascii;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/** Writes in ASCII what its character set lacks, for messages and progress: {@code ...} for {@code …}. */
public final class AsciiWriter extends FilterWriter {
    private AsciiWriter(Writer out) {
        super(out);
    }

    /** A writer to the same place, which flushes each line. */
    public static PrintWriter on(PrintWriter out) {
        return new PrintWriter(new AsciiWriter(out), true);
    }

    @Override
    public void write(int character) throws IOException {
        out.write(Ascii.text(Character.toString((char) character)));
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        out.write(Ascii.text(String.valueOf(text, from, length)));
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        out.write(Ascii.text(text.substring(from, from + length)));
    }
}
