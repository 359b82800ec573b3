package io.wirecost.conformance;

import io.wirecost.contract.Seeds;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.DomainKind;
import java.util.List;
import java.util.function.Predicate;

/**
 * Which codecs of Scala take part in a test: a sixth, which the seed draws, since the code of each takes seconds to compile. Each
 * test has a sixth of its own, so that most are in one of them. All are in all by night, and where a module is named.
 */
final class Draw {
    private static final int PARTS = 6;

    private Draw() {}

    /**
     * Whether codecs take part in a test; every one that is not of Scala does.
     *
     * @param part the sixth of the test
     */
    static Predicate<CodecInfo> part(int part) {
        List<Long> seeds = Seeds.wanted();
        return codec -> DomainKind.of(codec) != DomainKind.CASE_CLASSES
                || seeds.size() > 1
                || InstalledModules.areNamed()
                || Math.floorMod(codec.name().hashCode() + seeds.get(0) + part, PARTS) == 0;
    }
}
