package io.wirecost.compiler.read.proto;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import io.wirecost.compiler.read.Reading;
import io.wirecost.compiler.value.FieldForm;
import io.wirecost.compiler.value.FieldForms;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.core.value.Carriers;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Reads binary messages by Protocol Buffers' own library. */
final class ProtoMessages implements Reading.BinaryMessages {
    private static final int NANO_DIGITS = 9;

    private final Schema schema;
    private final Descriptor root;
    private final FieldForms forms;

    ProtoMessages(Schema schema, Descriptor root, FieldForms forms) {
        this.schema = schema;
        this.root = root;
        this.forms = forms;
    }

    @Override
    public RecordValue read(byte[] message) throws InputException {
        return record(schema.root(), parsed(message), "");
    }

    @Override
    public RecordValue readOther(byte[] message) throws InputException {
        return record(schema.root(), KnownFields.of(parsed(message)), "");
    }

    private DynamicMessage parsed(byte[] message) throws InputException {
        try {
            return DynamicMessage.parseFrom(root, message);
        } catch (InvalidProtocolBufferException e) {
            throw new InputException("is no message " + root.getFullName() + ": " + e.getMessage());
        }
    }

    private RecordValue record(RecordDefinition record, Message message, String path) throws InputException {
        List<Integer> unknown =
                new ArrayList<>(message.getUnknownFields().asMap().keySet());
        if (!unknown.isEmpty()) {
            throw new InputException(
                    "%s has fields that the schema lacks: number %s".formatted(record.name(), unknown.get(0)));
        }
        List<Object> values = new ArrayList<>();
        for (Field field : record.fields()) {
            Optional<RecordDefinition> oneof = field.type()
                    .present()
                    .asRecord()
                    .map(ref -> schema.record(ref.name()))
                    .filter(schema.notes()::isOneof);
            values.add(oneof.isPresent() ? oneof(oneof.get(), message, path) : member(record, field, message, path));
        }
        return new RecordValue(values);
    }

    private Object member(RecordDefinition record, Field field, Message message, String path) throws InputException {
        FieldDescriptor found = message.getDescriptorForType().findFieldByName(field.name());
        if (forms.form(record.name(), field.name()).equals(Optional.of(FieldForm.JSON))) {
            return unread(found, message, path + field.name());
        }
        boolean absent = field.type().isOptional() && !message.hasField(found);
        return absent ? null : value(field.type().present(), found, message.getField(found), path + field.name());
    }

    /** What is kept as JSON has to come as JSON; null if it is not there. */
    private static Object unread(FieldDescriptor field, Message message, String path) throws InputException {
        if (message.getAllFields().containsKey(field)) {
            throw new InputException(
                    "%s: --type keeps the JSON of %s, and this message is binary; --without %s leaves it out"
                            .formatted(path, field.getFullName(), field.getFullName()));
        }
        return null;
    }

    /** The branches of a oneof are fields of the message; null if none is there. */
    private Object oneof(RecordDefinition union, Message message, String path) throws InputException {
        List<Object> values = new ArrayList<>();
        for (Field branch : union.fields()) {
            values.add(member(union, branch, message, path));
        }
        return values.stream().allMatch(Objects::isNull) ? null : new RecordValue(values);
    }

    private Object value(Type type, FieldDescriptor field, Object value, String path) throws InputException {
        switch (type.form()) {
            case ARRAY:
                List<Object> list = new ArrayList<>();
                for (Object element : (List<?>) value) {
                    list.add(value(type.element(), field, element, path + "[]"));
                }
                return list;
            case MAP:
                return map(type.element(), field.getMessageType(), (List<?>) value, path);
            case RECORD:
                return record(schema.record(type.name()), (Message) value, path + ".");
            case OPTIONAL:
            case LEAF:
            default:
                return leaf(type, field, value, path);
        }
    }

    private Map<String, Object> map(Type element, Descriptor entry, List<?> entries, String path)
            throws InputException {
        FieldDescriptor key = entry.findFieldByNumber(1);
        FieldDescriptor held = entry.findFieldByNumber(2);
        Map<String, Object> map = new LinkedHashMap<>();
        for (Object pair : entries) {
            Object name = ((Message) pair).getField(key);
            map.put(
                    key.getType() == FieldDescriptor.Type.STRING ? (String) name : unsigned(FieldType.key(key), name),
                    value(element, held, ((Message) pair).getField(held), path + "{}"));
        }
        return map;
    }

    private static String unsigned(ProtoKind kind, Object number) {
        return !kind.isUnsigned()
                ? number.toString()
                : number instanceof Integer small
                        ? Integer.toUnsignedString(small)
                        : Long.toUnsignedString((Long) number);
    }

    private static Object leaf(Type type, FieldDescriptor field, Object value, String path) throws InputException {
        if (value instanceof Message message) {
            return wellKnown(type, message, path);
        } else if (value instanceof ByteString bytes) {
            return bytes.toByteArray();
        } else if (value instanceof EnumValueDescriptor symbol) {
            if (symbol.getIndex() < 0) {
                throw new InputException(path + ": the number " + symbol.getNumber() + " is none of "
                        + symbol.getType().getFullName());
            }
            return symbol.getName();
        } else if (FieldType.scalar(field).kind().isUnsigned()) {
            return value instanceof Integer small
                    ? Integer.toUnsignedLong(small)
                    : new BigDecimal(new BigInteger(Long.toUnsignedString((Long) value)));
        }
        return value;
    }

    private static Object wellKnown(Type type, Message message, String path) throws InputException {
        Descriptor descriptor = message.getDescriptorForType();
        FieldDescriptor first = descriptor.findFieldByNumber(1);
        if (descriptor.findFieldByNumber(2) == null) {
            return leaf(type, first, message.getField(first), path);
        }
        long seconds = (Long) message.getField(first);
        int nanos = (Integer) message.getField(descriptor.findFieldByNumber(2));
        return type.kind() == TypeKind.DECIMAL
                ? BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, NANO_DIGITS))
                : instant(type, seconds, nanos, path);
    }

    private static Instant instant(Type type, long seconds, int nanos, String path) throws InputException {
        boolean toNanos = type == Type.Temporal.TIMESTAMP_NANOS;
        try {
            Instant time = Instant.ofEpochSecond(seconds, nanos);
            if (!toNanos && time.getNano() % 1_000 != 0) {
                throw new InputException(
                        path + ": expected " + type + ": whole microseconds, found " + time + "; " + FieldForm.FINER);
            }
            return toNanos
                    ? Carriers.nanosToInstant(Carriers.toEpochNanos(time))
                    : Carriers.microsToInstant(Carriers.toMicros(time));
        } catch (ArithmeticException | DateTimeException e) {
            throw new InputException(
                    "%s: expected %s within the range of its number, found %d seconds and %d nanoseconds"
                            .formatted(path, type, seconds, nanos));
        }
    }
}
