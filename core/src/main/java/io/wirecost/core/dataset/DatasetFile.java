package io.wirecost.core.dataset;

import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.binary.FileFormat;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.ValueReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;

/**
 * The file in which a dataset reaches a measuring process of any language. It has name, schema text, seed, filter, then
 * the groups' values. docs/dataset-format.md describes it byte by byte.
 */
public final class DatasetFile {
    private static final FileFormat FORMAT = new FileFormat("wirecost dataset", 1);

    private DatasetFile() {}

    public static void write(Dataset dataset, OutputStream stream) throws IOException {
        BinaryOutput out = new BinaryOutput(stream);
        out.header(FORMAT);
        new DatasetWriter(dataset, out, out::text).write();
    }

    /** Writes the dataset that the records of a source are, while they are made. */
    public static void write(RecordSource source, OutputStream stream) throws IOException {
        BinaryOutput out = new BinaryOutput(stream);
        out.header(FORMAT);
        new DatasetWriter(source.like(), out, out::text).write(source);
    }

    /** @throws io.wirecost.core.binary.DamagedFileException if it is no dataset, is cut short or is damaged */
    public static Dataset read(Path file) throws IOException {
        try (BinaryInput in = BinaryInput.open(file)) {
            return read(in);
        }
    }

    /**
     * Opens a dataset for its records alone, one after the other.
     *
     * @throws io.wirecost.core.binary.DamagedFileException if it is no dataset, is cut short or is damaged
     */
    public static DatasetStream stream(Path file) throws IOException {
        BinaryInput in = BinaryInput.open(file);
        try {
            in.header(FORMAT);
            return in.contents("a dataset", () -> readHead(in));
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    private static DatasetStream readHead(BinaryInput in) throws IOException {
        in.text();
        Schema schema = SchemaText.parse(in.text());
        in.bool();
        in.int64();
        ValueReader values = new ValueReader(schema, in);
        in.list(() -> readCondition(schema, values, in));
        return new DatasetStream(in, schema, values);
    }

    /** Reads a dataset, as {@link #read(Path)} does, from a stream with no other content. */
    public static Dataset read(InputStream stream) throws IOException {
        return read(new BinaryInput("dataset", stream));
    }

    private static Dataset read(BinaryInput in) throws IOException {
        in.header(FORMAT);
        Dataset dataset = in.contents("a dataset", () -> readContent(in));
        in.end();
        return dataset;
    }

    private static Dataset readContent(BinaryInput in) throws IOException {
        String name = in.text();
        Schema schema = SchemaText.parse(in.text());
        boolean isSeeded = in.bool();
        long seed = in.int64();
        ValueReader values = new ValueReader(schema, in);
        Filter filter = new Filter(in.list(() -> readCondition(schema, values, in)));
        List<Group> groups = in.list(() -> new Group(in.text(), in.list(values::read)));
        return new Dataset(name, schema, groups, isSeeded ? OptionalLong.of(seed) : OptionalLong.empty(), filter);
    }

    private static Filter.Condition readCondition(Schema schema, ValueReader values, BinaryInput in)
            throws IOException {
        FieldPath path = FieldPath.of(in.text());
        Type type = path.leaf(schema);
        return new Filter.Condition(path, new HashSet<>(in.list(() -> values.read(type))));
    }
}
