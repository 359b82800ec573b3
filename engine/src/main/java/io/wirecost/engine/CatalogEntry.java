package io.wirecost.engine;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;

/**
 * A codec of the installation.
 *
 * @param provider the codec's door, in the class loader of its module
 */
public record CatalogEntry(CodecModule module, CodecInfo info, CodecProvider provider) {
    public Variant variant() {
        return info.variant();
    }

    /** What users select it by, unique within its runtime. */
    public String name() {
        return info.variant().name();
    }

    /** The codec with a wrapper around it. */
    CatalogEntry in(Wrapper wrapper) {
        return new CatalogEntry(module, wrapper.around(info), wrapper.around(provider));
    }
}
