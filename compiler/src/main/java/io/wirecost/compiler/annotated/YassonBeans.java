package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.regex.Pattern;

/** JSON Binding's names of fields. It has none for an enum's constants. */
public final class YassonBeans implements BeanStyle {
    private static final String PROPERTY = "jakarta.json.bind.annotation.JsonbProperty";
    private static final String FIELD_ACCESS = "org.eclipse.yasson.FieldAccessStrategy";

    /** Names that Yasson does not find by their getters: it takes getName for name's, and getAB for AB's. */
    private static final Pattern UNLIKE_ITS_GETTER = Pattern.compile("[A-Z]([^A-Z].*)?|[a-z][A-Z].*");

    @Override
    public String target() {
        return "java-yasson";
    }

    @Override
    public List<String> onClass(RecordDefinition record) {
        return record.fields().stream().map(Field::name).anyMatch(UNLIKE_ITS_GETTER.asMatchPredicate())
                ? List.of("@jakarta.json.bind.annotation.JsonbVisibility(%s.class)".formatted(FIELD_ACCESS))
                : List.of();
    }

    @Override
    public List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        return List.of(
                field.type() == Type.Primitive.NULL
                        ? "@jakarta.json.bind.annotation.JsonbTransient"
                        : "@%s(%s)".formatted(PROPERTY, StringLiteral.of(field.wireName())));
    }

    @Override
    public List<String> libraries() {
        return List.of(PROPERTY, FIELD_ACCESS);
    }
}
