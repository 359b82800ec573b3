package io.wirecost.codecs.avaje;

import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Schemas for whose names avaje's generator makes code that does not compile or reads another field. */
final class GeneratorLimits {
    /** What generated code, which stands in the package of the domain classes, names without a package. */
    private static final Set<String> SIMPLE_NAMES = Set.of(
            "JsonAdapter JsonReader JsonWriter PropertyNames ViewBuilder ViewBuilderAware AdapterFactory Jsonb Types"
                    .concat(" Generated IOException MethodHandle List Map Instant LocalDate LocalTime")
                    .concat(" LocalDateTime UUID BigDecimal String Integer Long Double Float Boolean Void")
                    .concat(" Override SuppressWarnings EnumMap HashMap IllegalArgumentException JsonDataException")
                    .split(" "));

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
                        .filter(name -> SIMPLE_NAMES.contains(names.className(name)))
                        .map(name -> "avaje's generated code takes the record or enum " + name
                                + " for a class of its own imports"),
                schema.records().flatMap(this::confusions));
        return reasons.findFirst().map(Refusal::new).or(() -> Refusal.ofCopiedKeys(schema, "avaje's generator"));
    }

    private Stream<String> confusions(RecordDefinition record) {
        return record.fields().stream()
                .filter(field -> record.fields().stream().anyMatch(other -> isNamedLikeAccessor(record, field, other)))
                .map(field -> "avaje's generator takes another field's accessor for that of " + record.name() + "."
                        + field.name());
    }

    private boolean isNamedLikeAccessor(RecordDefinition record, Field field, Field other) {
        String property = names.property(record.name(), field.name()).toLowerCase(Locale.ROOT);
        return property.equals(names.getter(record.name(), other).toLowerCase(Locale.ROOT))
                || property.equals(names.setter(record.name(), other).toLowerCase(Locale.ROOT));
    }
}
