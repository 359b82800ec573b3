package io.wirecost.evolution.trial;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.engine.catalog.CatalogEntry;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A codec with one setting of its library.
 *
 * @param set what is set otherwise than the library ships
 */
record TriedCodec(CatalogEntry entry, Optional<VersionSwitch> set) {
    /** The codec as its library ships, and with each of the library's switches. */
    static Stream<TriedCodec> of(CatalogEntry entry) {
        return Stream.concat(
                        Stream.of(Optional.<VersionSwitch>empty()),
                        entry.versionSwitches().stream().map(Optional::of))
                .map(set -> new TriedCodec(entry, set));
    }

    CodecInfo info() {
        return entry.info();
    }

    VersionSetting setting() {
        return set.map(VersionSwitch::setting).orElse(VersionSetting.AS_SHIPPED);
    }

    /** As users read it: {@code jackson-json, unknown fields ignored}. */
    String name() {
        return set.map(its -> entry.name() + ", " + its.setting().title()).orElse(entry.name());
    }
}
