package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.annotated.JacksonBeans;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Beans with the names of the derived .proto. Their lists are empty until elements come: of an empty list nothing is written. */
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

    @Override
    public Optional<String> initial(Field field) {
        return field.type()
                .contained()
                .filter(element -> !field.type().isMap())
                .map(element -> "new java.util.ArrayList<>()");
    }
}
