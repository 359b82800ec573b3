package io.wirecost.engine.interop;

import io.wirecost.core.run.Interop.OwnBytes;
import io.wirecost.engine.catalog.CatalogEntry;
import java.nio.file.Path;

/**
 * The bytes of all records.
 *
 * @param file as docs/dataset-format.md describes it
 */
record Written(CatalogEntry writer, Path file, OwnBytes own) {}
