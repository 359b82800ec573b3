package io.wirecost.workloads.source;

import java.nio.file.Path;

/**
 * A file with records.
 *
 * @param name for messages; in a folder of records, with the folder's name
 */
record SourceFile(Path path, String name) {}
