package io.wirecost.report.wording;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecNames;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.document.TerminalText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a reader sees of codecs' names: harmless to a terminal, and with the runtime where two runtimes share one. */
public final class CodecLabels {
    private final Run run;
    private final CodecNames names;

    public CodecLabels(Run run) {
        this.run = run;
        this.names = run.names();
    }

    public String of(Variant codec) {
        return TerminalText.text(names.of(codec));
    }

    /** The names of a runtime's codecs. */
    public Set<String> ofRuntime(String runtime) {
        return run.codecs().stream()
                .filter(codec -> codec.runtime().equals(runtime))
                .map(CodecInfo::variant)
                .map(this::of)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The names of all codecs, by runtime. */
    public List<Set<String>> byRuntime() {
        return run.runtimes().stream().map(this::ofRuntime).toList();
    }
}
