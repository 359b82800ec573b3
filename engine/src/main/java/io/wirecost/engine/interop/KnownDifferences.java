package io.wirecost.engine.interop;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.files.ListFile;
import java.util.List;
import java.util.Optional;

/** The list of known differences, a line each: {@code format | writer | reader | workload | reason}. */
public record KnownDifferences(List<KnownDifference> all) {
    private static final ListFile FILE =
            new ListFile("known-differences.txt", "format | writer | reader | workload | reason");

    public KnownDifferences {
        all = List.copyOf(all);
    }

    /** Reads the list that wirecost comes with. */
    public static KnownDifferences shipped() {
        return parse(FILE.textBeside(KnownDifferences.class));
    }

    /** @throws IllegalArgumentException if a line is none, with its number */
    static KnownDifferences parse(String text) {
        return new KnownDifferences(FILE.entries(text, KnownDifferences::difference));
    }

    private static KnownDifference difference(List<String> parts) {
        return new KnownDifference(parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4));
    }

    /** Why a difference between two codecs is known; empty if it is not. */
    Optional<String> reason(CodecInfo writer, CodecInfo reader, String workload) {
        return all.stream()
                .filter(known -> known.isOf(writer, reader, workload))
                .map(KnownDifference::reason)
                .findFirst();
    }
}
