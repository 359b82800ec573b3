package io.wirecost.engine.vectors;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.files.ListFile;
import java.util.List;
import java.util.Optional;

/** The list of findings, a line each: {@code codec | failed | finding}. */
public record VectorFindings(List<VectorFinding> all) {
    private static final ListFile FILE = new ListFile("findings.txt", "codec | failed | finding");

    public VectorFindings {
        all = List.copyOf(all);
    }

    /** Reads the list that wirecost comes with. */
    public static VectorFindings shipped() {
        return parse(FILE.textBeside(VectorFindings.class));
    }

    /** @throws IllegalArgumentException if a line is none, with its number */
    static VectorFindings parse(String text) {
        return new VectorFindings(FILE.entries(text, VectorFindings::finding));
    }

    private static VectorFinding finding(List<String> parts) {
        return new VectorFinding(parts.get(0), Integer.parseInt(parts.get(1)), parts.get(2));
    }

    /** What has been found out about a codec; empty if it passes all vectors, or if there are none for its format. */
    public Optional<VectorFinding> of(CodecInfo codec) {
        String name = codec.variant().toString();
        return all.stream().filter(finding -> finding.codec().equals(name)).findFirst();
    }
}
