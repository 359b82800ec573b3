package io.wirecost.codecs.jackson;

import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.Optional;

/**
 * Which schemas Jackson can write as Protocol Buffers from beans: it has no maps, and what the derived .proto puts into
 * a message of its own has no bean.
 */
final class ProtobufFit {
    private ProtobufFit() {}

    static Optional<Refusal> refusal(Schema schema) {
        return schema.records()
                .flatMap(record -> record.fields().stream()
                        .flatMap(field -> reason(field.type()).stream()
                                .map(reason -> new Refusal(place(record, field) + ": " + reason))))
                .findFirst();
    }

    private static String place(RecordDefinition record, Field field) {
        return record.name() + "." + field.name();
    }

    /** Why a field of this type is refused; empty when it is not. */
    static Optional<String> reason(Type type) {
        if (type instanceof Type.MapType) {
            return Optional.of("jackson-dataformat-protobuf has no maps");
        } else if (type instanceof Type.ArrayType array) {
            return element(array.element()) == array.element() && array.element() != Type.Primitive.NULL
                    ? reason(array.element())
                    : Optional.of("Protocol Buffers needs a message around each " + array.element()
                            + " in a list, for which Jackson has no bean");
        } else if (type instanceof Type.OptionalType optional && optional.type() instanceof Type.ArrayType) {
            return Optional.of("Protocol Buffers needs a message around a list that may be absent,"
                    + " for which Jackson has no bean");
        }
        return type instanceof Type.OptionalType optional ? reason(optional.type()) : Optional.empty();
    }

    /** The type of the values of a field, repeated or not. */
    static Type element(Type type) {
        if (type instanceof Type.OptionalType optional) {
            return element(optional.type());
        }
        return type instanceof Type.ArrayType array ? element(array.element()) : type;
    }
}
