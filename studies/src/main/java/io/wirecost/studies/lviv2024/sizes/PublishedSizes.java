package io.wirecost.studies.lviv2024.sizes;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One line of the study's tables of sizes.
 *
 * @param format as the study names it
 * @param codec ours that speaks the same format and layout
 * @param all over its 30 messages (table 2)
 * @param first over its first 15 messages (table 3)
 */
record PublishedSizes(String format, String codec, Spread all, Spread first) {
    private static final String RESOURCE = "lviv-2024-sizes.csv";

    /** Every format of the study that has a JVM library, in the order of the study's mean sizes. */
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
        return new PublishedSizes(cells[0], cells[1], spread(cells, 2), spread(cells, 5));
    }

    private static Spread spread(String[] cells, int at) {
        return new Spread(
                Double.parseDouble(cells[at]), Double.parseDouble(cells[at + 1]), Double.parseDouble(cells[at + 2]));
    }
}
