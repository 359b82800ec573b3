package io.wirecost.inference.improve;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.Schema;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The numbers of fields in a user's own {@code .proto}: those up to 15 take one byte in each message, others two or more. */
final class FieldNumbers {
    private final Schema schema;
    private final ValueSurvey survey;

    FieldNumbers(Schema schema, ValueSurvey survey) {
        this.schema = schema;
        this.survey = survey;
    }

    /** The number of a field; empty for schemas of other languages. */
    Optional<Integer> now(RecordDefinition record, Field field) {
        return schema.notes().hint(record.name(), field.name()).map(ProtoHint::number);
    }

    /** The field that is most often there of those that would get a number of one byte. */
    Optional<Field> lowered(RecordDefinition record) {
        Map<String, Integer> better = better(record);
        return record.fields().stream()
                .filter(field -> better.getOrDefault(field.name(), Integer.MAX_VALUE) <= ValueSurvey.ONE_BYTE_NUMBERS)
                .filter(field -> now(record, field).orElseThrow() > ValueSurvey.ONE_BYTE_NUMBERS)
                .max(Comparator.comparingInt(field -> there(record, field)));
    }

    /**
     * Returns the numbers that would change. A field with a number above 15 gets a free one, or changes with the field that
     * is there least often.
     */
    Map<String, Integer> better(RecordDefinition record) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        record.fields().forEach(field -> now(record, field).ifPresent(number -> numbers.put(field.name(), number)));
        Map<String, Integer> now = Map.copyOf(numbers);
        Set<Integer> taken = new HashSet<>(now.values());
        record.fields().stream().flatMap(this::ofBranches).forEach(taken::add);
        record.fields().stream()
                .filter(field -> now.getOrDefault(field.name(), 0) > ValueSurvey.ONE_BYTE_NUMBERS)
                .filter(field -> survey.of(record, field).times() >= ValueSurvey.FEWEST && there(record, field) > 0)
                .sorted(Comparator.comparingInt(field -> -there(record, field)))
                .forEach(field -> lower(record, field, numbers, taken));
        numbers.entrySet().removeIf(entry -> entry.getValue().equals(now.get(entry.getKey())));
        return numbers;
    }

    /** The fields of a oneof are numbered with those of the message around it. */
    private Stream<Integer> ofBranches(Field field) {
        return field.type().present().asRecord().map(type -> schema.record(type.name())).stream()
                .filter(schema.notes()::isOneof)
                .flatMap(union -> union.fields().stream().flatMap(branch -> now(union, branch).stream()));
    }

    private void lower(RecordDefinition record, Field field, Map<String, Integer> numbers, Set<Integer> taken) {
        Optional<Integer> free = IntStream.rangeClosed(1, ValueSurvey.ONE_BYTE_NUMBERS)
                .boxed()
                .filter(taken::add)
                .findFirst();
        if (free.isPresent()) {
            numbers.put(field.name(), free.get());
            return;
        }
        record.fields().stream()
                .filter(other -> numbers.getOrDefault(other.name(), Integer.MAX_VALUE) <= ValueSurvey.ONE_BYTE_NUMBERS)
                .min(Comparator.comparingInt(other -> there(record, other)))
                .filter(rarest -> there(record, rarest) < there(record, field))
                .ifPresent(rarest -> numbers.put(field.name(), numbers.put(rarest.name(), numbers.get(field.name()))));
    }

    private int there(RecordDefinition record, Field field) {
        return survey.of(record, field).there();
    }
}
