package io.wirecost.report.model.file;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.ObjectStreamFiles;

/** How records stand in a file, in words. */
final class FormWords {
    private FormWords() {}

    static String of(FileForm form) {
        return switch (form) {
            case LINES -> "a line each";
            case VARINTS -> "varint lengths";
            case LENGTHS -> "4-byte lengths";
            case CONTAINER -> "container";
            case CONTAINER_DEFLATE -> "container, deflate";
            case OBJECT_STREAM -> "one object stream";
            case OBJECT_STREAM_RESET -> "object stream, reset every %,d".formatted(ObjectStreamFiles.RESET_RECORDS);
            case ROWS -> "rows under names";
        };
    }
}
