package io.wirecost.studies.lviv2024.sizes;

import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteKind;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Table;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Explains formats that deviate from the published sizes by what their bytes are there for. */
final class Explanations {
    private static final String RESOURCE = "lviv-2024-sizes.explanations.txt";
    private static final String AVRO = "avro-generic";
    private static final String JSON = "jackson-json";

    private final List<String> deviating;
    private final Map<String, ByteCosts> costs;

    /** @param costs accounts by codec; of some there is none */
    Explanations(List<String> deviating, Map<String, ByteCosts> costs) {
        this.deviating = deviating;
        this.costs = costs;
    }

    /** A section with one paragraph per deviating codec, and the accounts that it is about. */
    void write(Document.Writer page) {
        if (deviating.isEmpty()) {
            page.paragraph("No format deviates by more than 10 %.");
            return;
        }
        Map<String, String> known = read();
        page.section("Deviations of more than 10 %");
        page.items(deviating.stream()
                .map(codec -> codec + ": " + explanation(codec, known))
                .toList());
        page.section("What the bytes are there for");
        page.paragraph("Bytes of a message, on average over all of ours, as wirecost explain accounts for them.");
        page.table(table());
    }

    private String explanation(String codec, Map<String, String> known) {
        String text = known.getOrDefault(codec, "not explained yet.");
        ByteCosts own = costs.get(codec);
        if (own == null) {
            return text;
        }
        for (ByteKind kind : ByteKind.values()) {
            text = text.replace("{" + kind.name() + "}", mean(own, own.bytes(kind)));
        }
        return text.replace("{ALL}", mean(own, own.bytes()))
                .replace("{OVERHEAD}", mean(own, overhead(own)))
                .replace("{AVRO}", mean(costs.get(AVRO), overhead(costs.get(AVRO))))
                .replace("{JSON}", mean(costs.get(JSON), costs.get(JSON).bytes(ByteKind.NAME)));
    }

    private static long overhead(ByteCosts costs) {
        return costs.bytes() - costs.bytes(ByteKind.PAYLOAD);
    }

    private static String mean(ByteCosts of, long bytes) {
        return String.format(Locale.ROOT, "%,.0f", (double) bytes / of.records());
    }

    /** JSON and Avro for comparison, then the codecs that deviate. */
    private Table table() {
        List<String> rows = new ArrayList<>(List.of(JSON, AVRO));
        deviating.stream()
                .filter(codec -> costs.containsKey(codec) && !rows.contains(codec))
                .forEach(rows::add);
        return Columns.<String>of()
                .name("codec", codec -> codec)
                .figure(
                        "bytes",
                        codec -> mean(costs.get(codec), costs.get(codec).bytes()))
                .figures(
                        Stream.of(ByteKind.values()).toList(),
                        ByteKind::title,
                        (codec, kind) -> mean(costs.get(codec), costs.get(codec).bytes(kind)))
                .table(rows);
    }

    /** Lines of {@code codec: explanation}. */
    private static Map<String, String> read() {
        try (InputStream in = Explanations.class.getResourceAsStream(RESOURCE)) {
            Map<String, String> texts = new TreeMap<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .forEach(line -> texts.put(
                            line.substring(0, line.indexOf(':')),
                            line.substring(line.indexOf(':') + 1).strip()));
            return texts;
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + RESOURCE, e);
        }
    }
}
