package io.wirecost.studies.lviv2024.latency;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.studies.PublishedSpan;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What {@code lviv-2024} says of one format's latency through Kafka.
 *
 * @param name as the study has it
 * @param codec ours that stands for it
 * @param format of ours
 * @param layout of ours; empty where every layout is meant
 * @param set of the study's box plots: {@code A}, {@code B} or {@code C}
 * @param timesFaster JSON's median divided by the format's; empty for a layout that the study did not measure
 */
public record PublishedLatency(
        String name, String codec, String format, String layout, String set, Optional<PublishedSpan> timesFaster) {
    /** The set of the codecs that the study does not have. */
    public static final String OTHERS = "others";

    private static final String RESOURCE = "lviv-2024-latency.csv";

    private static final List<PublishedLatency> ALL = read();

    /** Every format and layout that belongs to one of the study's sets, in the sets' order. */
    public static List<PublishedLatency> all() {
        return ALL;
    }

    /** What was published for the format and layout that a codec speaks. */
    public static Optional<PublishedLatency> of(CodecInfo codec) {
        return ALL.stream()
                .filter(line -> line.format.equals(codec.format()))
                .filter(line -> line.layout.isEmpty() || line.layout.equals(codec.layout()))
                .findFirst();
    }

    /** The set of the study that a codec belongs to, or {@link #OTHERS}. */
    public static String setOf(CodecInfo codec) {
        return of(codec).map(PublishedLatency::set).orElse(OTHERS);
    }

    private static List<PublishedLatency> read() {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(PublishedLatency.class.getResourceAsStream(RESOURCE), StandardCharsets.UTF_8))) {
            return in.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> parse(line.split(",", -1)))
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + RESOURCE, e);
        }
    }

    private static PublishedLatency parse(String[] cells) {
        double from = Double.parseDouble(cells[6]) / 100;
        double to = Double.parseDouble(cells[7]) / 100;
        return new PublishedLatency(cells[0], cells[1], cells[2], cells[3], cells[4], span(cells[5], from, to));
    }

    /** One reading for all: JSON's median divided by the format's. */
    private static Optional<PublishedSpan> span(String reading, double from, double to) {
        return switch (reading) {
            case "times" -> Optional.of(new PublishedSpan(from, to));
            case "gain" -> Optional.of(new PublishedSpan(1 + from, 1 + to));
            case "loss" -> Optional.of(new PublishedSpan(1 / (1 + to), 1 / (1 + from)));
            case "none" -> Optional.of(new PublishedSpan(1, 1));
            case "unpublished" -> Optional.empty();
            default -> throw new IllegalStateException(RESOURCE + ": unknown reading " + reading);
        };
    }
}
