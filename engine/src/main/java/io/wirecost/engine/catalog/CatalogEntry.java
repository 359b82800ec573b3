package io.wirecost.engine.catalog;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.engine.runner.Measure;
import io.wirecost.engine.runner.Runner;

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

    /** The codec with a wrapper around it. */
    CatalogEntry in(Wrapper wrapper) {
        return new CatalogEntry(wrapper.around(info), runner);
    }
}
