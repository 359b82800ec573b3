package io.wirecost.engine.catalog;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;
import java.util.List;
import java.util.Optional;

/** A codec that can be chosen, and who executes it. */
public record CatalogEntry(CodecInfo info, Runner runner) {
    public Variant variant() {
        return info.variant();
    }

    /** Returns the name by which users select it, unique within its runtime. */
    public String name() {
        return info.variant().name();
    }

    /** Returns whether its runner knows this measure, and its library goes the ways that it takes. */
    public boolean has(Measure measure) {
        return runner.measures().contains(measure) && measure.fits(info.direction());
    }

    /** Returns how it uses its library; empty where nobody has said so. */
    public Optional<Usage> usage() {
        return runner.usage(info);
    }

    /** Returns what its library's documentation advises for strangers' bytes; empty where that is what the library ships. */
    public Optional<SafetyAdvice> safetyAdvice() {
        return runner.safetyAdvice(info);
    }

    /** Returns its library's switches towards messages of other versions of the schema; none where it has none. */
    public List<VersionSwitch> versionSwitches() {
        return runner.versionSwitches(info);
    }

    /** Returns the forms of file that it has, its usual one first; none if it has no files. */
    public List<FileForm> fileForms() {
        return runner.fileForms(info);
    }

    /** Returns the codec with a wrapper around it; empty if its runner has no such compression. */
    public Optional<CatalogEntry> in(Wrapper wrapper) {
        return Optional.ofNullable(runner.compressions().get(wrapper.method()))
                .map(backEnd -> new CatalogEntry(wrapper.around(info, backEnd), runner));
    }
}
