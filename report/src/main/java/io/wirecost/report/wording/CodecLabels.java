package io.wirecost.report.wording;

import io.wirecost.core.codec.CodecNames;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import io.wirecost.document.Visible;

/** What a reader sees of codecs' names: harmless to a terminal, and with the runtime where two runtimes share one. */
public final class CodecLabels {
    private final CodecNames names;

    public CodecLabels(Run run) {
        this.names = run.names();
    }

    public String of(Variant codec) {
        return Visible.text(names.of(codec));
    }
}
