package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;

/** Johnzon's names of fields. It has none for an enum's constants. */
public final class JohnzonBeans implements BeanStyle {
    private static final String PROPERTY = "org.apache.johnzon.mapper.JohnzonProperty";

    @Override
    public String target() {
        return "java-johnzon";
    }

    @Override
    public List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        return List.of(
                field.type() == Type.Primitive.NULL
                        ? "@org.apache.johnzon.mapper.JohnzonIgnore"
                        : "@%s(%s)".formatted(PROPERTY, StringLiteral.of(field.wireName())));
    }

    @Override
    public List<String> libraries() {
        return List.of(PROPERTY);
    }
}
