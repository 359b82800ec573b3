package io.wirecost.engine.foreign;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What a codec needs for the data of a run.
 *
 * @param derived folder with its derived schema; empty for a codec that needs none
 * @param generated folder with what its runner has generated; there where {@code derived} is
 */
record Prepared(ForeignCodec codec, Optional<Path> derived, Optional<Path> generated) {
    /** Adds the folders to a request. */
    Request into(Request request) {
        derived.ifPresent(folder -> request.with("derived", folder));
        generated.ifPresent(folder -> request.with("generated", folder));
        return request;
    }
}
