package io.wirecost.report;

import io.wirecost.core.Checksum;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.core.run.Interop.Reading;
import io.wirecost.core.run.Interop.WrongValue;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.Vectors;
import io.wirecost.core.value.Loss;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A run of two runtimes whose JSON codecs have read each other's bytes, and did not always succeed. */
public final class SampleInterop {
    private static final String JSON = "JSON";

    private SampleInterop() {}

    /** Nothing but interop. */
    public static Run alone() {
        Run two = SampleRuntimes.two();
        return two.with(cells(two));
    }

    /** Sizes and times too. */
    public static Run beside() {
        Run two = SampleRuntimes.two();
        List<Cell> all = new ArrayList<>(two.cells());
        all.addAll(cells(two));
        return two.with(all);
    }

    private static List<Cell> cells(Run run) {
        List<CodecInfo> codecs = run.codecs().stream()
                .filter(codec -> codec.format().equals(JSON))
                .toList();
        return codecs.stream().map(codec -> cell(codec, codecs)).toList();
    }

    private static Cell cell(CodecInfo reader, List<CodecInfo> codecs) {
        Trial trial = new Trial("transactions", reader.variant(), new Task.Interop());
        if (reader.name().equals("flatted")) {
            return Cell.refused(trial, "record 7: map: a map's key cannot be __proto__");
        }
        List<Reading> readings = reader.name().equals("fast-json-stringify")
                ? List.of()
                : codecs.stream()
                        .map(CodecInfo::variant)
                        .filter(writer -> !writer.equals(reader.variant()))
                        .filter(writer -> !Set.of("flatted", "simdjson")
                                .contains(writer.codec().name()))
                        .map(writer -> reading(writer, reader.variant()))
                        .toList();
        return Cell.measured(trial, new Interop(readings, own(reader), vectors(reader)));
    }

    private static Reading reading(Variant writer, Variant reader) {
        if (reader.codec().equals(new CodecId("node", "simdjson"))) {
            return writer.runtime().equals("node")
                    ? Reading.unreadable(writer, "record 240, decode: threw Error: </script> <b>")
                    : Reading.unreadable(writer, "record 1, decode: threw Error")
                            .known("it reads UTF-16 only");
        }
        if (writer.codec().equals(new CodecId("node", "json"))) {
            return Reading.lossy(writer, Set.of(Loss.INT64_ROUNDED_TO_DOUBLE));
        }
        return writer.codec().name().equals("fast-json-stringify")
                ? Reading.wrong(writer, new WrongValue(3, "items[2].price", "1.5", "absent"))
                : Reading.ok(writer);
    }

    private static Optional<Vectors> vectors(CodecInfo codec) {
        return switch (codec.name()) {
            case "fastjson2" -> Optional.of(new Vectors("RFC 0000", 60, 2, 24, List.of()));
            case "broken" ->
                Optional.of(new Vectors(
                        "RFC 0000",
                        58,
                        0,
                        24,
                        IntStream.rangeClosed(1, 4)
                                .mapToObj(i -> new Vectors.Failure(
                                        "appendix A: text 6" + i, "to be refused", "text = </script> \u202e" + i))
                                .toList()));
            default -> Optional.empty();
        };
    }

    private static Optional<OwnBytes> own(CodecInfo codec) {
        return codec.name().equals("simdjson")
                ? Optional.empty()
                : Optional.of(new OwnBytes(
                        Checksum.of(codec.runtime().getBytes(StandardCharsets.UTF_8)),
                        !codec.name().equals("json"),
                        codec.runtime().equals(CodecId.JVM) ? Optional.empty() : Optional.of(false)));
    }
}
