package io.wirecost.engine;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;

/**
 * A codec of the installation.
 *
 * @param provider the codec's door, in the class loader of its module
 */
public record CatalogEntry(CodecModule module, CodecInfo info, CodecProvider provider) {
    public String name() {
        return info.name();
    }
}
