package io.wirecost.core.codec;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What holds the records of a dataset together in one file. */
public enum FileForm {
    /** A line for each record, as in NDJSON. */
    LINES(Framing.LINES),
    /** A varint with the length before each record, as Protocol Buffers delimits messages. */
    VARINTS(Framing.VARINTS),
    /** A length in four bytes before each record, for formats without a way of their own. */
    LENGTHS(Framing.LENGTHS),
    /** Avro's object container: the schema once, then blocks of records. */
    CONTAINER,
    /** The same with its blocks compressed by deflate. */
    CONTAINER_DEFLATE,
    /** One object stream of the JDK, which describes a class once. Both ends keep every object until the stream ends. */
    OBJECT_STREAM,
    /** The same, which forgets all objects and classes after every {@link ObjectStreamFiles#RESET_RECORDS} records. */
    OBJECT_STREAM_RESET,
    /** A line with the names of the fields, then a row for each record, as in CSV. */
    ROWS;

    private final Optional<Framing> framing;

    FileForm() {
        this.framing = Optional.empty();
    }

    FileForm(Framing framing) {
        this.framing = Optional.of(framing);
    }

    /** Returns its name in trials: {@code object-stream-reset}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The form of this label. */
    public static Optional<FileForm> byLabel(String label) {
        return Stream.of(values()).filter(form -> form.label().equals(label)).findFirst();
    }

    /** Returns how records are told apart, where any codec of a format can be put into this form. */
    public Optional<Framing> framing() {
        return framing;
    }

    /** Returns those of Avro's containers, as its own tools read and write them. */
    public static List<FileForm> containers() {
        return List.of(CONTAINER, CONTAINER_DEFLATE);
    }

    /** The usual ones of a format whose codecs only know single records: what its users would write. */
    public static List<FileForm> usual(CodecInfo plain) {
        return switch (plain.format()) {
            case "JSON" -> List.of(LINES);
            case "Protocol Buffers" -> List.of(VARINTS, LENGTHS);
            default -> List.of(LENGTHS);
        };
    }
}
