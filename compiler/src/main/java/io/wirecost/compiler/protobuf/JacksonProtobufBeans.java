package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.annotated.JacksonBeans;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Beans with the names of the derived .proto. They begin with what a message has of which nothing is written. */
final class JacksonProtobufBeans extends JacksonBeans {
    static final String TARGET = "java-jackson-protobuf";

    private final Lowered lowered;
    private final Map<String, LoweredEnum> enums;

    JacksonProtobufBeans(Lowered lowered) {
        this.lowered = lowered;
        this.enums = lowered.enums().stream().collect(Collectors.toMap(LoweredEnum::source, e -> e));
    }

    @Override
    public String target() {
        return TARGET;
    }

    @Override
    protected String name(RecordDefinition record, Field field) {
        return lowered.message(new Origin.OfRecord(record.name())).slots().stream()
                .filter(slot -> slot.source().equals(field.name()))
                .map(Slot::name)
                .findFirst()
                .orElseThrow();
    }

    @Override
    protected String name(EnumDefinition enumeration, String symbol) {
        return enums.get(enumeration.name()).symbols().get(symbol);
    }

    /** What proto3 leaves out of a message, as others write it. Java's own defaults serve for numbers and booleans. */
    @Override
    public Optional<String> initial(JavaNames names, Field field) {
        return switch (field.type().kind()) {
            case STRING -> Optional.of("\"\"");
            case BYTES -> Optional.of("new byte[0]");
            case ENUM -> Optional.of(names.qualifiedClassName(field.type().name()) + ".values()[0]");
            case DATE -> Optional.of("java.time.LocalDate.EPOCH");
            case TIME_MILLIS, TIME_MICROS -> Optional.of("java.time.LocalTime.MIDNIGHT");
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> Optional.of("java.time.Instant.EPOCH");
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS ->
                Optional.of("java.time.LocalDate.EPOCH.atStartOfDay()");
            case ARRAY -> Optional.of("new java.util.ArrayList<>()");
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, FIXED, DECIMAL, UUID, RECORD, MAP, OPTIONAL ->
                Optional.empty();
        };
    }
}
