package io.wirecost.harness.proof;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
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
            return type.mayBeAbsent() ? Optional.empty() : Optional.of(path);
        }
        return switch (type.form()) {
            case LEAF -> Optional.empty();
            case RECORD -> inRecord(schema.record(type.name()), path, (RecordValue) value);
            case ARRAY -> inList(type.element(), path, (List<?>) value);
            case MAP -> inMap(type.element(), path, (Map<?, ?>) value);
            case OPTIONAL -> in(type.element(), path, value);
        };
    }

    private Optional<String> inMap(Type element, String path, Map<?, ?> map) {
        return first(map.entrySet().stream().map(e -> in(element, path + "{" + e.getKey() + "}", e.getValue())));
    }

    private Optional<String> inList(Type element, String path, List<?> list) {
        return first(IntStream.range(0, list.size()).mapToObj(i -> in(element, path + "[" + i + "]", list.get(i))));
    }

    private static Optional<String> first(Stream<Optional<String>> found) {
        return found.flatMap(Optional::stream).findFirst();
    }
}
