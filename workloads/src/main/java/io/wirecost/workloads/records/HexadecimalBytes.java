package io.wirecost.workloads.records;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.value.ProtobufDialect;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueFold;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Finds fields whose bytes were meant as hexadecimal digits. Protocol Buffers' JSON has bytes in base64, and that reads such digits
 * without an error, but as other bytes.
 */
public final class HexadecimalBytes extends ValueFold<Stream<byte[]>> {
    private static final int LEAST_DIGITS = 16;

    private final Schema schema;
    private final ReadSchema read;

    /** The length of all texts of a field; empty where they are not all digits of one length. */
    private final Map<String, OptionalInt> lengths = new LinkedHashMap<>();

    private HexadecimalBytes(ReadSchema read) {
        super(read.schema());
        this.schema = read.schema();
        this.read = read;
    }

    /**
     * Looks through records that were read from Protocol Buffers' JSON; others are taken as they are.
     *
     * @throws InputException with each field whose form the user has to tell
     */
    public static void refuse(ReadSchema schema, List<RecordValue> records) throws InputException {
        if (schema.reading().dialect().filter(ProtobufDialect.class::isInstance).isPresent()) {
            HexadecimalBytes found = new HexadecimalBytes(schema);
            records.forEach(found::root);
            found.refuse();
        }
    }

    private void refuse() throws InputException {
        Problems problems = new Problems();
        lengths.forEach((field, length) -> {
            if (length.isPresent() && length.getAsInt() >= LEAST_DIGITS) {
                problems.add(
                        "%s: each text is %d hexadecimal digits, and base64, which Protocol Buffers' JSON has, reads them as other bytes; tell which it is with --type %s=hex or --type %s=base64"
                                .formatted(field, length.getAsInt(), field, field));
            }
        });
        problems.refuse();
    }

    @Override
    protected Stream<byte[]> absent(Type type) {
        return Stream.empty();
    }

    @Override
    protected Stream<byte[]> leaf(Type type, Object value) {
        return value instanceof byte[] bytes ? Stream.of(bytes) : Stream.empty();
    }

    @Override
    protected Stream<byte[]> record(RecordDefinition record, RecordValue value) {
        int i = 0;
        for (Field field : record.fields()) {
            Stream<byte[]> texts = member(record, field, value.get(i++));
            if (read.reading().forms().form(record.name(), field.name()).isEmpty()) {
                String path = owner(record).name() + "." + field.name();
                texts.filter(bytes -> bytes.length > 0).forEach(bytes -> note(path, bytes));
            }
        }
        return Stream.empty();
    }

    /** The message that has the fields: that around it for those of a oneof. */
    private RecordDefinition owner(RecordDefinition record) {
        return schema.notes().isOneof(record)
                ? schema.records()
                        .filter(around -> around.fields().stream()
                                .anyMatch(field -> field.type().present().equals(new Type.RecordRef(record.name()))))
                        .findFirst()
                        .orElse(record)
                : record;
    }

    private void note(String field, byte[] bytes) {
        String text = Base64.getEncoder().encodeToString(bytes);
        OptionalInt length = text.matches("[0-9a-fA-F]+") ? OptionalInt.of(text.length()) : OptionalInt.empty();
        lengths.merge(field, length, (before, now) -> before.equals(now) ? now : OptionalInt.empty());
    }

    @Override
    protected Stream<byte[]> array(List<Stream<byte[]>> elements) {
        return elements.stream().flatMap(element -> element);
    }

    @Override
    protected Stream<byte[]> map(Map<String, Stream<byte[]>> entries) {
        return entries.values().stream().flatMap(entry -> entry);
    }
}
