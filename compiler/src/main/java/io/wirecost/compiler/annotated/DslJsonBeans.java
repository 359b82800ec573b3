package io.wirecost.compiler.annotated;

import io.wirecost.compiler.domain.BeanStyle;
import io.wirecost.compiler.emit.StringLiteral;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;

/**
 * For DSL-JSON, whose annotation processor makes a converter of each class. Fields are public, as in its README: it takes an accessor
 * only where it makes the same name of it as ours, which of {@code _id} and {@code Name} it does not. Then it takes the field.
 */
public final class DslJsonBeans implements BeanStyle {
    private static final String LIBRARY = "com.dslplatform.json.";

    /** What the codec has for values that DSL-JSON itself would not write. */
    private static final String DATES = "io.wirecost.codecs.dsljson.Dates";

    @Override
    public String target() {
        return "java-dsljson";
    }

    @Override
    public Optional<String> refusalReason(Schema schema) {
        return Refusal.ofCopiedKeys(schema, "DSL-JSON's generator").map(Refusal::reason);
    }

    @Override
    public List<String> onClass(RecordDefinition record) {
        return List.of("@" + LIBRARY + "CompiledJson(objectFormatPolicy = " + LIBRARY
                + "CompiledJson.ObjectFormatPolicy.EXPLICIT)");
    }

    /** Without it the generator would not know the enum yet where it decides how lists of records are read. */
    @Override
    public List<String> onEnum(EnumDefinition enumeration) {
        return List.of("@" + LIBRARY + "CompiledJson");
    }

    @Override
    public List<String> onField(JavaNames names, RecordDefinition record, Field field) {
        if (field.type() == Type.Primitive.NULL) {
            return List.of();
        }
        String always = field.type().isOptional()
                ? ""
                : ", includeToMinimal = " + LIBRARY + "JsonAttribute.IncludePolicy.ALWAYS";
        return List.of("@%sJsonAttribute(name = %s, index = %d%s%s)"
                .formatted(
                        LIBRARY,
                        StringLiteral.of(field.wireName()),
                        record.fields().indexOf(field),
                        always,
                        converter(field.type().present())));
    }

    /** A generated converter has dates by DSL-JSON's own code, whatever is registered for them. */
    private static String converter(Type type) {
        if (type == Type.Temporal.DATE) {
            return ", converter = " + DATES + ".One.class";
        }
        boolean ofDates = type.contained()
                .filter(inner -> inner.present() == Type.Temporal.DATE)
                .isPresent();
        if (!ofDates) {
            return "";
        }
        return ", converter = " + DATES + (type.isMap() ? ".ByKey.class" : ".Several.class");
    }

    @Override
    public List<String> inEnum(EnumDefinition enumeration, JavaNames names) {
        return EnumSymbols.method("@" + LIBRARY + "JsonValue", enumeration, names);
    }

    @Override
    public boolean hasPublicFields() {
        return true;
    }

    @Override
    public List<String> libraries() {
        return List.of(LIBRARY + "CompiledJson", DATES);
    }

    @Override
    public List<String> processors() {
        return List.of(LIBRARY + "processor.CompiledJsonAnnotationProcessor");
    }
}
