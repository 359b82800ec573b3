package io.wirecost.engine.interop;

import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.engine.catalog.CatalogEntry;
import java.nio.file.Path;

/** What came of having a codec write all records. */
sealed interface Written {
    /**
     * The bytes of all records.
     *
     * @param file as docs/dataset-format.md describes it
     */
    record Bytes(CatalogEntry writer, Path file, OwnBytes own) implements Written {}

    /** It threw, hung or died, though it has been proven before. */
    record Failed(String reason) implements Written {}

    /** The run is being ended from outside. */
    record Interrupted() implements Written {}
}
