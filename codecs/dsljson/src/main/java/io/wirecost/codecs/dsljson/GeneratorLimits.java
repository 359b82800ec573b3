package io.wirecost.codecs.dsljson;

import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.Optional;
import java.util.stream.Stream;

/** Schemas for whose names DSL-JSON's generator makes code that does not compile or reads another field. */
final class GeneratorLimits {
    /** The only class that generated code, which stands in the package of the domain classes, names without a package. */
    private static final String SIMPLE_NAME = "Override";

    private final Schema schema;
    private final JavaNames names;

    GeneratorLimits(Schema schema) {
        this.schema = schema;
        this.names = new JavaNames(schema);
    }

    Optional<Refusal> refusal() {
        Stream<String> reasons = Stream.concat(
                schema.definitions().stream()
                        .map(Definition::name)
                        .filter(name -> names.className(name).equals(SIMPLE_NAME))
                        .map(name -> "DSL-JSON's generated code takes the record or enum " + name + " for Java's own"),
                schema.records().flatMap(this::confusions));
        return reasons.findFirst().map(Refusal::new).or(() -> Refusal.ofCopiedKeys(schema, "DSL-JSON's generator"));
    }

    /** An accessor without a capital behind its prefix, such as {@code get_x}, is itself the name that the generator makes of it. */
    private Stream<String> confusions(RecordDefinition record) {
        return record.fields().stream()
                .filter(field -> record.fields().stream().anyMatch(other -> isNamedLikeAccessor(record, field, other)))
                .map(field -> "DSL-JSON's generator takes another field's accessor for that of " + record.name() + "."
                        + field.name());
    }

    private boolean isNamedLikeAccessor(RecordDefinition record, Field field, Field other) {
        String property = names.property(record.name(), field.name());
        return property.equals(names.getter(record.name(), other))
                || property.equals(names.setter(record.name(), other));
    }
}
