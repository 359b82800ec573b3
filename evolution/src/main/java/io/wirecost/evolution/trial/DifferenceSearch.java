package io.wirecost.evolution.trial;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import io.wirecost.evolution.result.ReadingOutcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds all places where a record is not the wished one, and says of each what it is. */
final class DifferenceSearch {
    private final Schema schema;
    private final Comparer comparer;
    private final ZeroValue zero;

    /** @param losses what the codec declares not to return */
    DifferenceSearch(Schema schema, Set<Loss> losses) {
        this.schema = schema;
        this.zero = new ZeroValue(schema);
        this.comparer = Comparer.ofTwo(schema, losses, losses);
    }

    /** The worst difference; the first one of these. */
    Optional<ValueDifference> worst(RecordValue wished, RecordValue read) {
        if (comparer.compare(wished, read).isEmpty()) {
            return Optional.empty();
        }
        List<ValueDifference> found = new ArrayList<>();
        record(schema.root(), "", wished, read, found);
        return found.stream().reduce((first, next) -> next.outcome().isWorseThan(first.outcome()) ? next : first);
    }

    private void record(
            RecordDefinition record, String path, RecordValue wished, RecordValue read, List<ValueDifference> found) {
        int i = 0;
        for (Field field : record.fields()) {
            String at = path.isEmpty() ? field.name() : path + "." + field.name();
            value(field.type(), field.defaultValue(), at, wished.get(i), read.get(i), found);
            i++;
        }
    }

    private void value(
            Type type,
            Optional<DefaultValue> defaultValue,
            String path,
            Object wished,
            Object read,
            List<ValueDifference> found) {
        Optional<Mismatch> mismatch = comparer.compare(type, path, wished, read);
        if (mismatch.isEmpty()) {
            return;
        }
        if (isEmpty(type, defaultValue, read)) {
            found.add(new ValueDifference(ReadingOutcome.DEFAULTED, mismatch.get()));
        } else if (wished == null) {
            found.add(new ValueDifference(ReadingOutcome.OTHER_VALUE, mismatch.get()));
        } else {
            inside(type.present(), path, wished, read, mismatch.get(), found);
        }
    }

    private boolean isEmpty(Type type, Optional<DefaultValue> defaultValue, Object read) {
        return zero.is(type, read)
                || defaultValue
                        .filter(own ->
                                comparer.compare(type, "", own.value(), read).isEmpty())
                        .isPresent()
                || type.present().kind() == TypeKind.ENUM
                        && schema.notes()
                                .defaultOf(type.present().name())
                                .filter(read::equals)
                                .isPresent();
    }

    private void inside(
            Type type, String path, Object wished, Object read, Mismatch mismatch, List<ValueDifference> found) {
        switch (type.form()) {
            case LEAF -> found.add(new ValueDifference(ReadingOutcome.OTHER_VALUE, mismatch));
            case RECORD -> record(schema.record(type.name()), path, (RecordValue) wished, (RecordValue) read, found);
            case ARRAY -> list(type.element(), path, (List<?>) wished, (List<?>) read, mismatch, found);
            case MAP -> map(type.element(), path, entries(wished), entries(read), mismatch, found);
            case OPTIONAL -> throw new IllegalStateException("an optional of an optional");
        }
    }

    private void list(
            Type element, String path, List<?> wished, List<?> read, Mismatch mismatch, List<ValueDifference> found) {
        if (wished.size() != read.size()) {
            found.add(new ValueDifference(
                    read.size() < wished.size() ? ReadingOutcome.LOST : ReadingOutcome.OTHER_VALUE, mismatch));
            return;
        }
        for (int i = 0; i < wished.size(); i++) {
            value(element, Optional.empty(), path + "[" + i + "]", wished.get(i), read.get(i), found);
        }
    }

    private void map(
            Type element,
            String path,
            Map<String, Object> wished,
            Map<String, Object> read,
            Mismatch mismatch,
            List<ValueDifference> found) {
        if (!wished.keySet().equals(read.keySet())) {
            found.add(new ValueDifference(
                    wished.keySet().containsAll(read.keySet()) ? ReadingOutcome.LOST : ReadingOutcome.OTHER_VALUE,
                    mismatch));
            return;
        }
        wished.forEach(
                (key, value) -> value(element, Optional.empty(), path + "{" + key + "}", value, read.get(key), found));
    }

    private static Map<String, Object> entries(Object map) {
        Map<String, Object> entries = new LinkedHashMap<>();
        ((Map<?, ?>) map).forEach((key, value) -> entries.put((String) key, value));
        return entries;
    }

    /** Returns whether a reader puts this value where a message has none. */
    boolean isEmpty(PlacedValue placed) {
        return isEmpty(placed.type(), Optional.empty(), placed.value());
    }
}
