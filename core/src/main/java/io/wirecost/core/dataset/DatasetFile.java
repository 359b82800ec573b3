package io.wirecost.core.dataset;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueReader;
import io.wirecost.core.value.ValueWriter;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** The file in which a dataset reaches a measuring process: name, schema text, seed, filter, then the groups' values. */
public final class DatasetFile {
    private DatasetFile() {}

    public static void write(Dataset dataset, OutputStream stream) throws IOException {
        DataOutputStream out = new DataOutputStream(stream);
        out.writeUTF(dataset.name());
        byte[] schema = SchemaText.format(dataset.schema()).getBytes(StandardCharsets.UTF_8);
        out.writeInt(schema.length);
        out.write(schema);
        out.writeBoolean(dataset.seed().isPresent());
        out.writeLong(dataset.seed().orElse(0));
        ValueWriter values = new ValueWriter(dataset.schema(), out);
        writeFilter(dataset, values, out);
        out.writeInt(dataset.groups().size());
        for (Group group : dataset.groups()) {
            out.writeUTF(group.label());
            out.writeInt(group.records().size());
            for (RecordValue record : group.records()) {
                values.write(record);
            }
        }
        out.flush();
    }

    public static Dataset read(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return read(in);
        }
    }

    public static Dataset read(InputStream stream) throws IOException {
        DataInputStream in = new DataInputStream(stream);
        String name = in.readUTF();
        Schema schema = SchemaText.parse(new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
        boolean seeded = in.readBoolean();
        long seed = in.readLong();
        ValueReader values = new ValueReader(schema, in);
        Filter filter = readFilter(schema, values, in);
        int groupCount = in.readInt();
        List<Group> groups = new ArrayList<>();
        for (int g = 0; g < groupCount; g++) {
            String label = in.readUTF();
            int count = in.readInt();
            List<RecordValue> records = new ArrayList<>();
            for (int r = 0; r < count; r++) {
                records.add(values.read());
            }
            groups.add(new Group(label, records));
        }
        return new Dataset(name, schema, groups, seeded ? OptionalLong.of(seed) : OptionalLong.empty(), filter);
    }

    private static void writeFilter(Dataset dataset, ValueWriter values, DataOutputStream out) throws IOException {
        List<Filter.Condition> conditions = dataset.filter().conditions();
        out.writeInt(conditions.size());
        for (Filter.Condition condition : conditions) {
            out.writeUTF(condition.path().toString());
            Type type = condition.path().leaf(dataset.schema());
            out.writeInt(condition.accepted().size());
            for (Object value : condition.sorted()) {
                values.write(type, value);
            }
        }
    }

    private static Filter readFilter(Schema schema, ValueReader values, DataInputStream in) throws IOException {
        int conditionCount = in.readInt();
        List<Filter.Condition> conditions = new ArrayList<>();
        for (int c = 0; c < conditionCount; c++) {
            FieldPath path = FieldPath.of(in.readUTF());
            Type type = path.leaf(schema);
            int count = in.readInt();
            Set<Object> accepted = new HashSet<>();
            for (int v = 0; v < count; v++) {
                accepted.add(values.read(type));
            }
            conditions.add(new Filter.Condition(path, accepted));
        }
        return new Filter(conditions);
    }
}
