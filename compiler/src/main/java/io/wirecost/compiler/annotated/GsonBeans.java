package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import java.util.List;

/** Gson's names of fields and of an enum's constants. */
public final class GsonBeans implements BeanStyle {
    private static final String SERIALIZED_NAME = "com.google.gson.annotations.SerializedName";

    @Override
    public String target() {
        return "java-gson";
    }

    @Override
    public List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        return List.of(named(field.wireName()));
    }

    @Override
    public List<String> onConstant(EnumDefinition enumeration, String symbol) {
        return List.of(named(symbol));
    }

    private static String named(String name) {
        return "@%s(%s)".formatted(SERIALIZED_NAME, StringLiteral.of(name));
    }

    @Override
    public List<String> libraries() {
        return List.of(SERIALIZED_NAME);
    }
}
