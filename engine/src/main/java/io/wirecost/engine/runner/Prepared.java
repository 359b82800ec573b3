package io.wirecost.engine.runner;

import io.wirecost.engine.worker.Request;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a codec needs for the data of a run.
 *
 * @param domain folder with the classes of domain objects; empty for a runner that has not asked for them
 * @param derived folder with its derived schema; empty for a codec that needs none
 * @param generated folder with what its runner has generated; there where {@code derived} is
 */
record Prepared(ForeignCodec codec, Optional<Path> domain, Optional<Path> derived, Optional<Path> generated) {
    /** Adds the folders to a request. */
    Request into(Request request) {
        domain.ifPresent(folder -> request.with("domain", folder));
        derived.ifPresent(folder -> request.with("derived", folder));
        generated.ifPresent(folder -> request.with("generated", folder));
        return request;
    }
}
