package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;

/** json-io's names of fields, of which an absent one is not written. Nulls in maps are, as the switch for all would not have it. */
public final class JsonIoBeans implements BeanStyle {
    private static final String ANNOTATIONS = "com.cedarsoftware.io.annotation.";

    @Override
    public String target() {
        return "java-jsonio";
    }

    @Override
    public List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        if (field.type() == Type.Primitive.NULL) {
            return List.of("@" + ANNOTATIONS + "IoIgnore");
        }
        return List.of(
                "@%sIoProperty(%s)".formatted(ANNOTATIONS, StringLiteral.of(field.wireName())),
                "@%1$sIoInclude(%1$sIoInclude.Include.NON_NULL)".formatted(ANNOTATIONS));
    }

    @Override
    public List<String> libraries() {
        return List.of(ANNOTATIONS + "IoProperty");
    }
}
