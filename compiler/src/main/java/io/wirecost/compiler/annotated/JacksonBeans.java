package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The annotations of Jackson 2 and 3, which are the same: names, their order, and that absent fields are left out. A name stands
 * on the getter, since Jackson's own guess of {@code getURLPath} is not {@code URLPath}, and the two would be two properties.
 */
public class JacksonBeans implements BeanStyle {
    private static final String ANNOTATIONS = "@com.fasterxml.jackson.annotation.";

    @Override
    public String target() {
        return "java-jackson";
    }

    /** What a field is called on the wire. */
    protected String name(RecordDefinition record, Field field) {
        return field.wireName();
    }

    /** What a symbol of an enum is called on the wire. */
    protected String name(EnumDefinition enumeration, String symbol) {
        return symbol;
    }

    @Override
    public final List<String> onClass(RecordDefinition record) {
        String names = record.fields().stream()
                .map(field -> StringLiteral.of(name(record, field)))
                .collect(Collectors.joining(", ", "{", "}"));
        return List.of(
                ANNOTATIONS + "JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)",
                ANNOTATIONS + "JsonPropertyOrder(" + names + ")");
    }

    @Override
    public final List<String> onGetter(RecordDefinition record, Field field) {
        return List.of(property(name(record, field)));
    }

    @Override
    public final List<String> onConstant(EnumDefinition enumeration, String symbol) {
        return List.of(property(name(enumeration, symbol)));
    }

    private static String property(String name) {
        return ANNOTATIONS + "JsonProperty(" + StringLiteral.of(name) + ")";
    }

    @Override
    public final List<String> libraries() {
        return List.of("com.fasterxml.jackson.annotation.JsonProperty");
    }
}
