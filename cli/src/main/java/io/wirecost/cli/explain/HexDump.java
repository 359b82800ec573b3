package io.wirecost.cli.explain;

import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import io.wirecost.engine.account.Explained;
import java.util.ArrayList;
import java.util.List;

/**
 * The bytes of a message in lines of 16: in hexadecimal, by the letters of their kinds, and as ASCII. Nothing of the bytes
 * themselves reaches the terminal but letters, digits and signs that can be printed.
 */
public final class HexDump {
    private static final int BYTES_PER_LINE = 16;

    private final byte[] message;
    private final ByteKind[] kinds;
    private final KindColours colours;

    private HexDump(Explained explained, boolean colour) {
        this.message = explained.message();
        this.kinds = kinds(explained.account());
        this.colours = new KindColours(colour);
    }

    /**
     * Returns the lines of a message's first bytes.
     *
     * @param most how many bytes are shown
     * @param colour whether ANSI escape sequences may be used
     */
    public static List<String> lines(Explained explained, int most, boolean colour) {
        HexDump dump = new HexDump(explained, colour);
        int end = Math.min(most, dump.message.length);
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < end; from += BYTES_PER_LINE) {
            lines.add(dump.line(from, Math.min(from + BYTES_PER_LINE, end)));
        }
        return lines;
    }

    /** Returns what the letters and colours mean that occur in an account. */
    public static String legend(ByteAccount account, boolean colour) {
        KindColours colours = new KindColours(colour);
        List<String> words = new ArrayList<>();
        for (ByteKind kind : account.bytesByKind().keySet()) {
            words.add(colours.on(kind, kind.letter() + " " + kind.title()));
        }
        return String.join("   ", words);
    }

    private static ByteKind[] kinds(ByteAccount account) {
        ByteKind[] kinds = new ByteKind[account.sizeBytes()];
        for (ByteSpan span : account.spans()) {
            for (int i = span.stretch().offset(); i < span.stretch().end(); i++) {
                kinds[i] = span.kind();
            }
        }
        return kinds;
    }

    private String line(int from, int to) {
        StringBuilder hex = new StringBuilder();
        StringBuilder letters = new StringBuilder();
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            hex.append(colours.on(kinds[i], "%02x".formatted(message[i] & 0xff)))
                    .append(' ');
            letters.append(colours.on(kinds[i], String.valueOf(kinds[i].letter())));
            text.append(printable(message[i]));
        }
        int missing = BYTES_PER_LINE - (to - from);
        hex.append("   ".repeat(missing));
        letters.append(" ".repeat(missing));
        return "%06x  %s %s  %s".formatted(from, hex, letters, text);
    }

    private static char printable(byte octet) {
        return octet >= ' ' && octet < 0x7f ? (char) octet : '.';
    }
}
