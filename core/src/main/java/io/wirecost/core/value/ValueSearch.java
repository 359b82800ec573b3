package io.wirecost.core.value;

import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the first value of a record that there is something to say about. */
public abstract class ValueSearch extends ValueFold<Optional<String>> {
    protected ValueSearch(Schema schema) {
        super(schema);
    }

    /** The value's path with what is said behind it, e.g. {@code lines[2].prices{low}: too large}. */
    protected final Optional<String> find(RecordValue record) {
        return root(record).map(found -> found.substring(1));
    }

    @Override
    protected Optional<String> absent(Type type) {
        return Optional.empty();
    }

    @Override
    protected Optional<String> leaf(Type type, Object value) {
        return Optional.empty();
    }

    /** What there is to say about the key of a map. */
    protected Optional<String> key(String key) {
        return Optional.empty();
    }

    @Override
    protected final Optional<String> record(RecordDefinition record, RecordValue value) {
        int i = 0;
        for (Field field : record.fields()) {
            Optional<String> found = member(record, field, value.get(i++));
            if (found.isPresent()) {
                return found.map(inside -> "." + field.name() + inside);
            }
        }
        return Optional.empty();
    }

    @Override
    protected final Optional<String> array(List<Optional<String>> elements) {
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i).isPresent()) {
                return Optional.of("[" + i + "]" + elements.get(i).get());
            }
        }
        return Optional.empty();
    }

    @Override
    protected final Optional<String> map(Map<String, Optional<String>> entries) {
        for (Map.Entry<String, Optional<String>> entry : entries.entrySet()) {
            Optional<String> found = key(entry.getKey()).or(entry::getValue);
            if (found.isPresent()) {
                return found.map(inside -> "{" + ShownText.bare(entry.getKey()) + "}" + inside);
            }
        }
        return Optional.empty();
    }
}
