package io.wirecost.codecs.jackson;

import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeForm;
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
    private static Optional<String> reason(Type type) {
        return switch (type.form()) {
            case LEAF, RECORD -> Optional.empty();
            case ARRAY -> reasonOfElement(type.element());
            case MAP -> Optional.of("jackson-dataformat-protobuf has no maps");
            case OPTIONAL -> reasonOfOptional(type.element());
        };
    }

    private static Optional<String> reasonOfElement(Type element) {
        return element.form() == TypeForm.ARRAY || element.mayBeAbsent()
                ? Optional.of("Protocol Buffers needs a message around each " + element
                        + " in a list, for which Jackson has no bean")
                : reason(element);
    }

    private static Optional<String> reasonOfOptional(Type present) {
        return present.form() == TypeForm.ARRAY
                ? Optional.of("Protocol Buffers needs a message around a list that may be absent,"
                        + " for which Jackson has no bean")
                : reason(present);
    }
}
