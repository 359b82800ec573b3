package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Values that no writer would write. The accounts say where values stand. */
final class ValueDamage {
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");
    private static final Pattern TEXT = Pattern.compile("[ -~]*[A-Za-z][ -~]*");
    private static final int MANY_DIGITS = 1_000_000;
    private static final Pattern DECIMAL = Pattern.compile("-?\\d+\\.\\d+");
    private static final int SHORTEST_DECIMAL = 4;

    /** A larger exponent would be no int. */
    private static final int MOST_NINES = 9;

    /** In a fixed order: that of a map's entries is another one in each JVM. */
    private static final List<Map.Entry<String, byte[]>> BAD_TEXTS = List.of(
            Map.entry("0xff, which no UTF-8 has", Bytes.of(0xff)),
            Map.entry("0xc080, a zero that is longer than it has to be", Bytes.of(0xc0, 0x80)),
            Map.entry("0xeda080, half of a pair of surrogates", Bytes.of(0xed, 0xa0, 0x80)));

    private static final Map.Entry<String, byte[]> BAD_ESCAPE =
            Map.entry("\\ud800, half of a pair of surrogates", UnknownField.text("\\ud800"));

    private ValueDamage() {}

    static Stream<DamageSet> of(Sources sources, DamageSampler draw) {
        List<Damaged> texts = new ArrayList<>();
        List<Damaged> numbers = new ArrayList<>();
        for (int message = 0; message < sources.messages().size(); message++) {
            for (ByteSpan span : values(sources.messages().get(message))) {
                texts.addAll(badTexts(sources, message, span));
                numbers.addAll(hugeNumbers(sources, message, span));
            }
        }
        return Stream.of(draw.of(DamageKind.BAD_TEXT, texts), draw.of(DamageKind.HUGE_NUMBER, numbers))
                .flatMap(Optional::stream);
    }

    private static List<ByteSpan> values(Undamaged message) {
        return message.account().stream()
                .flatMap(account -> account.spans().stream())
                .filter(span -> span.kind() == ByteKind.PAYLOAD)
                .toList();
    }

    /** As long as the text was, so that its length stays true. */
    private static List<Damaged> badTexts(Sources sources, int message, ByteSpan span) {
        byte[] bytes = sources.messages().get(message).bytes();
        int from = span.stretch().offset();
        if (!isText(bytes, span)) {
            return List.of();
        }
        Stream<Map.Entry<String, byte[]>> escaped = Stream.of(BAD_ESCAPE)
                .filter(escape -> sources.isText() && sources.codec().format().equals("JSON"));
        return Stream.concat(BAD_TEXTS.stream(), escaped)
                .filter(bad -> bad.getValue().length <= span.stretch().length())
                .map(bad -> new Damaged(
                        Bytes.replaced(bytes, from, from + bad.getValue().length, bad.getValue()),
                        message,
                        "the text of %s begins with %s".formatted(span.place().path(), bad.getKey())))
                .toList();
    }

    /** Returns whether a value is plain text with at least one letter. */
    static boolean isText(byte[] message, ByteSpan value) {
        return TEXT.matcher(text(message, value)).matches();
    }

    private static List<Damaged> hugeNumbers(Sources sources, int message, ByteSpan span) {
        byte[] bytes = sources.messages().get(message).bytes();
        if (!sources.isText()) {
            return hugeExponent(bytes, message, span);
        } else if (!NUMBER.matcher(text(bytes, span)).matches()) {
            return List.of();
        }
        byte[] digits = new byte[MANY_DIGITS];
        Arrays.fill(digits, (byte) '7');
        return Stream.of(
                        Map.entry("1e1000000000", UnknownField.text("1e1000000000")),
                        Map.entry("1e-1000000000", UnknownField.text("1e-1000000000")),
                        Map.entry("a million digits", digits),
                        Map.entry("a million digits behind the point", Bytes.joined(UnknownField.text("0."), digits)))
                .map(huge -> new Damaged(
                        Bytes.replaced(
                                bytes, span.stretch().offset(), span.stretch().end(), huge.getValue()),
                        message,
                        "the number of %s is %s".formatted(span.place().path(), huge.getKey())))
                .toList();
    }

    /** Of a decimal that stands as text in a binary format. It stays as long as it was, so that its length stays true. */
    private static List<Damaged> hugeExponent(byte[] bytes, int message, ByteSpan span) {
        int length = span.stretch().length();
        if (length < SHORTEST_DECIMAL || !DECIMAL.matcher(text(bytes, span)).matches()) {
            return List.of();
        }
        int nines = Math.min(MOST_NINES, length - 2);
        String huge = "0".repeat(length - 2 - nines) + "1e" + "9".repeat(nines);
        return List.of(new Damaged(
                Bytes.replaced(bytes, span.stretch().offset(), span.stretch().end(), UnknownField.text(huge)),
                message,
                "the decimal of %s is %s".formatted(span.place().path(), huge)));
    }

    private static String text(byte[] bytes, ByteSpan span) {
        return new String(bytes, span.stretch().offset(), span.stretch().length(), StandardCharsets.ISO_8859_1);
    }
}
