package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.interop.KnownDifference;
import io.wirecost.engine.interop.KnownDifferences;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same where all codecs read both workloads. So all known differences have to occur. */
@Tag("nightly")
class InteropOfAllRuntimesTest extends InteropTest {
    private static final String EDGE_VALUES = "edge-values";

    InteropOfAllRuntimesTest() throws Exception {}

    @Override
    List<String> workloads() {
        return List.of("kitchen-sink", EDGE_VALUES);
    }

    /** Edge values are for those that have somebody to read. */
    @Override
    List<CatalogEntry> participants(List<CatalogEntry> codecs, String workload) {
        return codecs.stream()
                .filter(entry -> !workload.equals(EDGE_VALUES) || hasFellow(entry.info(), codecs))
                .toList();
    }

    private static boolean hasFellow(CodecInfo codec, List<CatalogEntry> codecs) {
        return codecs.stream()
                .map(CatalogEntry::info)
                .anyMatch(other -> !other.equals(codec)
                        && other.format().equals(codec.format())
                        && other.layout().equals(codec.layout()));
    }

    @Test
    void every_known_difference_still_occurs() {
        assumeTrue(absent().isEmpty(), () -> "runtimes are not set up: " + absent());
        List<Difference> found = differences().toList();

        assertThat(KnownDifferences.shipped().all())
                .allSatisfy(known -> assertThat(found)
                        .as("readings that differ as %s", known)
                        .anyMatch(difference -> isOf(known, difference)));
    }

    private static boolean isOf(KnownDifference known, Difference difference) {
        return known.isOf(difference.writer(), difference.reader(), difference.workload());
    }
}
