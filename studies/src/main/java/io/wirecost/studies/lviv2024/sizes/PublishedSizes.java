package io.wirecost.studies.lviv2024.sizes;

import io.wirecost.core.codec.CodecId;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One line of the study's tables of sizes.
 *
 * @param format as the study names it
 * @param id the codec of ours that speaks the same format and layout
 * @param all over its 30 messages (table 2)
 * @param first over its first 15 messages (table 3)
 */
record PublishedSizes(String format, CodecId id, Spread all, Spread first) {
    private static final String RESOURCE = "lviv-2024-sizes.csv";

    /** The codec's name in its runtime. */
    String codec() {
        return id.name();
    }

    /** Every format of the study, in the order of the study's mean sizes. */
    static List<PublishedSizes> read() {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(PublishedSizes.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
            return in.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(PublishedSizes::parse)
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + RESOURCE, e);
        }
    }

    private static PublishedSizes parse(String line) {
        String[] cells = line.split(",", -1);
        return new PublishedSizes(cells[0], id(cells[1]), spread(cells, 2), spread(cells, 5));
    }

    private static CodecId id(String text) {
        int slash = text.indexOf('/');
        return slash < 0
                ? new CodecId(CodecId.JVM, text)
                : new CodecId(text.substring(0, slash), text.substring(slash + 1));
    }

    private static Spread spread(String[] cells, int at) {
        return new Spread(
                Double.parseDouble(cells[at]), Double.parseDouble(cells[at + 1]), Double.parseDouble(cells[at + 2]));
    }
}
