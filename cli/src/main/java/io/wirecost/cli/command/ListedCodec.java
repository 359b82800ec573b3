package io.wirecost.cli.command;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.engine.vectors.VectorFinding;
import java.util.Optional;

/**
 * A codec in a list.
 *
 * @param testVectors what the test vectors of its format have shown; empty if it fails none
 */
record ListedCodec(@JsonUnwrapped CodecInfo info, Optional<VectorFinding> testVectors) {
    /** What the test vectors have shown, as a sentence. */
    Optional<String> finding() {
        return testVectors.map(found -> "%s fails %d test %s of %s: %s."
                .formatted(
                        found.codec(),
                        found.failed(),
                        found.failed() == 1 ? "vector" : "vectors",
                        info.format(),
                        found.finding()));
    }
}
