package io.wirecost.core.dataset;

import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueWriter;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;

/**
 * Writes all of a dataset in one order: name, schema, seed, filter, groups. Its file and its checksum share the order, so a
 * change makes the checksums of older runs incomparable.
 */
final class DatasetWriter {
    private final Dataset dataset;
    private final BinaryOutput out;
    private final Label label;
    private final ValueWriter values;

    /** Writes a name, a label of a group or a path: where the file and the checksum differ. */
    @FunctionalInterface
    interface Label {
        void write(String text) throws IOException;
    }

    DatasetWriter(Dataset dataset, BinaryOutput out, Label label) {
        this.dataset = dataset;
        this.out = out;
        this.label = label;
        this.values = new ValueWriter(dataset.schema(), out);
    }

    void write() throws IOException {
        writeHead(dataset.groups().size());
        for (Group group : dataset.groups()) {
            writeGroup(group.label(), group.records().size(), group.records().iterator());
        }
        out.flush();
    }

    /** Writes the records of a source instead, as one group. */
    void write(RecordSource source) throws IOException {
        writeHead(1);
        writeGroup(dataset.groups().get(0).label(), source.count(), source.records());
        out.flush();
    }

    private void writeHead(int groups) throws IOException {
        label.write(dataset.name());
        out.text(SchemaText.format(dataset.schema()));
        out.bool(dataset.seed().isPresent());
        out.int64(dataset.seed().orElse(0));
        writeFilter();
        out.int32(groups);
    }

    private void writeGroup(String name, int size, Iterator<RecordValue> records) throws IOException {
        label.write(name);
        out.int32(size);
        while (records.hasNext()) {
            values.write(records.next());
        }
    }

    private void writeFilter() throws IOException {
        List<Filter.Condition> conditions = dataset.filter().conditions();
        out.int32(conditions.size());
        for (Filter.Condition condition : conditions) {
            label.write(condition.path().toString());
            Type type = condition.path().leaf(dataset.schema());
            out.int32(condition.accepted().size());
            for (Object value : condition.sorted()) {
                values.write(type, value);
            }
        }
    }
}
