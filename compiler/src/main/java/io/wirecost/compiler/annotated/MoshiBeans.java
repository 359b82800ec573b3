package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;

/** Moshi's names of fields and of an enum's constants. */
public final class MoshiBeans implements BeanStyle {
    private static final String JSON = "com.squareup.moshi.Json";

    @Override
    public String target() {
        return "java-moshi";
    }

    @Override
    public List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        return List.of(
                field.type() == Type.Primitive.NULL ? "@%s(ignore = true)".formatted(JSON) : named(field.wireName()));
    }

    @Override
    public List<String> onConstant(EnumDefinition enumeration, String symbol) {
        return List.of(named(symbol));
    }

    private static String named(String name) {
        return "@%s(name = %s)".formatted(JSON, StringLiteral.of(name));
    }

    @Override
    public List<String> libraries() {
        return List.of(JSON);
    }
}
