package io.wirecost.harness.proof;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;
import io.wirecost.core.value.RecordValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds a place in a decoded record that has to have a value, and has none. Such a record has no neutral form. */
public record AbsentValue(Schema schema) {
    /** Returns the path of the first one. */
    public Optional<String> in(RecordValue record) {
        return inRecord(schema.root(), "", record);
    }

    private Optional<String> inRecord(RecordDefinition definition, String path, RecordValue record) {
        List<Field> fields = definition.fields();
        return IntStream.range(0, fields.size())
                .mapToObj(i -> in(
                        fields.get(i).type(),
                        path.isEmpty()
                                ? fields.get(i).name()
                                : path + "." + fields.get(i).name(),
                        record.get(i)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> in(Type type, String path, Object value) {
        if (value == null) {
            return type.match(new TypeCases<>(
                            leaf -> leaf != Type.Primitive.NULL,
                            record -> true,
                            array -> true,
                            map -> true,
                            may -> false))
                    ? Optional.of(path)
                    : Optional.empty();
        }
        return type.match(new TypeCases<>(
                leaf -> Optional.empty(),
                record -> inRecord(schema.record(record.name()), path, (RecordValue) value),
                array -> inList(array.element(), path, (List<?>) value),
                map -> first(((Map<?, ?>) value)
                        .entrySet().stream().map(e -> in(map.element(), path + "{" + e.getKey() + "}", e.getValue()))),
                optional -> in(optional.element(), path, value)));
    }

    private Optional<String> inList(Type element, String path, List<?> list) {
        return first(IntStream.range(0, list.size()).mapToObj(i -> in(element, path + "[" + i + "]", list.get(i))));
    }

    private static Optional<String> first(Stream<Optional<String>> found) {
        return found.flatMap(Optional::stream).findFirst();
    }
}
