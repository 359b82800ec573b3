package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Records as a source has handed them out. */
record Read(List<String> texts, List<String> places, List<Integer> lines, List<Integer> columns, long bytes) {
    static Read of(Path path) throws IOException, InputException {
        Read read = new Read(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), 0);
        try (RawRecords records = JsonSources.of(path).open()) {
            while (records.next()) {
                read.texts.add(new String(records.bytes(), records.offset(), records.length(), StandardCharsets.UTF_8));
                read.places.add(records.file() + ":" + records.line());
                read.lines.add(records.line());
                read.columns.add(records.column());
                if (records.number() != read.texts.size()) {
                    throw new AssertionError("number " + records.number());
                }
            }
            if (records.bytesRead() != records.totalBytes()) {
                throw new AssertionError(records.bytesRead() + " of " + records.totalBytes() + " bytes");
            }
            return new Read(read.texts, read.places, read.lines, read.columns, records.totalBytes());
        }
    }
}
