package io.wirecost.workloads.records;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.avro.AvroUnions;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.IntegerCarrier;
import io.wirecost.core.value.RecordValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.io.JsonEncoder;

/** Writes datasets as Avro's own library does: what users bring. */
final class AvroData {
    private final Dataset dataset;
    private final io.wirecost.core.schema.Schema told;
    private final Schema avro;

    AvroData(Dataset dataset) {
        this.dataset = dataset;
        this.told = AvroUnions.told(dataset.schema());
        this.avro = new Schema.Parser().parse(AvroSchemaText.emit(dataset.schema()));
    }

    Path container(Path file, CodecFactory compression) throws IOException {
        try (DataFileWriter<GenericRecord> writer = new DataFileWriter<>(writer())) {
            writer.setCodec(compression).create(avro, file.toFile());
            for (RecordValue record : dataset.records()) {
                writer.append(generic(record));
            }
        }
        return file;
    }

    Path json(Path file) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (RecordValue record : dataset.records()) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            JsonEncoder encoder = EncoderFactory.get().jsonEncoder(avro, line);
            writer().write(generic(record), encoder);
            encoder.flush();
            lines.append(line.toString(StandardCharsets.UTF_8)).append('\n');
        }
        return Files.writeString(file, lines);
    }

    private GenericDatumWriter<GenericRecord> writer() {
        return new GenericDatumWriter<>(avro, new GenericData());
    }

    private GenericRecord generic(RecordValue record) {
        return record(dataset.schema().root().name(), record, avro);
    }

    private GenericRecord record(String name, RecordValue record, Schema as) {
        GenericRecord generic = new GenericData.Record(as);
        List<Field> fields = dataset.schema().record(name).fields();
        for (int i = 0; i < fields.size(); i++) {
            generic.put(
                    i,
                    value(
                            fields.get(i).type(),
                            record.get(i),
                            as.getFields().get(i).schema()));
        }
        return generic;
    }

    private boolean isUnion(Type type) {
        return type.asRecord().filter(ref -> told.record(ref.name()).isUnion()).isPresent();
    }

    private Object union(Type type, RecordValue value, Schema as) {
        List<Field> branches = dataset.schema().record(type.name()).fields();
        int chosen = IntStream.range(0, branches.size())
                .filter(i -> value.get(i) != null)
                .findFirst()
                .orElseThrow();
        Schema branch = as.getTypes().get(as.getTypes().size() - branches.size() + chosen);
        Type content = branches.get(chosen).type().present();
        if (!AvroUnions.isWrapped(
                branches.get(chosen), told.record(type.name()).fields().get(chosen))) {
            return value(content, value.get(chosen), branch);
        }
        GenericRecord around = new GenericData.Record(branch);
        around.put(
                0, value(content, value.get(chosen), branch.getFields().get(0).schema()));
        return around;
    }

    private Object value(Type type, Object value, Schema as) {
        if (value == null) {
            return null;
        } else if (type instanceof Type.OptionalType optional) {
            return value(
                    optional.element(),
                    value,
                    isUnion(optional.element()) ? as : as.getTypes().get(1));
        } else if (isUnion(type)) {
            return union(type, (RecordValue) value, as);
        } else if (type instanceof Type.RecordRef ref) {
            return record(ref.name(), (RecordValue) value, as);
        } else if (type instanceof Type.EnumRef) {
            return new GenericData.EnumSymbol(as, (String) value);
        } else if (type instanceof Type.ArrayType array) {
            List<Object> list = new ArrayList<>();
            ((List<?>) value).forEach(e -> list.add(value(array.element(), e, as.getElementType())));
            return list;
        } else if (type instanceof Type.MapType map) {
            Map<Object, Object> entries = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((k, v) -> entries.put(k, value(map.element(), v, as.getValueType())));
            return entries;
        } else if (as.getType() == Schema.Type.FIXED) {
            return new GenericData.Fixed(as, fixed(type, value, as.getFixedSize()));
        }
        return leaf(type, value);
    }

    private static byte[] fixed(Type type, Object value, int size) {
        if (type instanceof Type.Decimal) {
            return Carriers.toUnscaled((BigDecimal) value, size);
        }
        return value instanceof UUID uuid ? Carriers.toBytes(uuid) : (byte[]) value;
    }

    private static Object leaf(Type type, Object value) {
        if (value instanceof LocalDate date) {
            return Carriers.toDays(date);
        } else if (value instanceof LocalTime time) {
            return type == Type.Temporal.TIME_MILLIS
                    ? (Object) Carriers.toMillisOfDay(time)
                    : (Object) Carriers.toMicrosOfDay(time);
        } else if (value instanceof Instant instant) {
            return IntegerCarrier.of(type).number(instant);
        } else if (value instanceof LocalDateTime local) {
            return IntegerCarrier.of(type).number(local);
        } else if (value instanceof BigDecimal decimal) {
            return ByteBuffer.wrap(Carriers.toUnscaled(decimal));
        }
        return value instanceof byte[] bytes
                ? ByteBuffer.wrap(bytes)
                : value instanceof UUID ? value.toString() : value;
    }
}
