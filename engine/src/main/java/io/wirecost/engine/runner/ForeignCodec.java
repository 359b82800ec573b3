package io.wirecost.engine.runner;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.VersionSwitch;
import java.util.List;
import java.util.Optional;

/**
 * A codec of a runner.
 *
 * @param schema the derived schema that it needs, as {@link io.wirecost.compiler.derive.DerivedFiles} names it; empty for
 *     none
 * @param partner does the other half of the proof where the library has one direction only
 * @param isDefault whether it runs when a user names no codec
 * @param safetyAdvice as {@link Runner#safetyAdvice}
 * @param versionSwitches as {@link Runner#versionSwitches}
 * @param passesOn whether it has its library's own object read and written again
 */
record ForeignCodec(
        CodecInfo info,
        Optional<String> schema,
        Optional<String> partner,
        boolean isDefault,
        Optional<SafetyAdvice> safetyAdvice,
        List<VersionSwitch> versionSwitches,
        boolean passesOn) {
    String name() {
        return info.name();
    }
}
