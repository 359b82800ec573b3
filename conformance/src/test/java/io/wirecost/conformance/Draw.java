package io.wirecost.conformance;

import io.wirecost.contract.Seeds;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import java.util.List;

/**
 * Which codecs of Scala take part: a third, which the seed draws, since the code of each takes seconds to compile. All do so by
 * night, and where a module is named.
 */
final class Draw {
    private static final int PARTS = 3;

    private Draw() {}

    /** Returns whether a codec takes part; every one that is not of Scala does. */
    static boolean takes(CodecInfo codec) {
        List<Long> seeds = Seeds.wanted();
        return DomainKind.of(codec) != DomainKind.CASE_CLASSES
                || seeds.size() > 1
                || InstalledModules.areNamed()
                || Math.floorMod(codec.name().hashCode() + seeds.get(0), PARTS) == 0;
    }
}
