package io.wirecost.compiler.flat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The field by whose text the records of a union are told apart: an enum that each of them has, with symbols of its own. So an
 * object's text there names its branch, whatever else is wrong with the object.
 *
 * @param key the field's name on the wire
 * @param branches the branch of each symbol
 */
public record Discriminator(String key, Map<String, Integer> branches) {
    /** The first such field; empty if the union's objects may be anything else, or no field tells them apart. */
    public static Optional<Discriminator> of(Schema schema, RecordDefinition union) {
        Map<Integer, RecordDefinition> records = new LinkedHashMap<>();
        for (int i = 0; i < union.fields().size(); i++) {
            Type branch = union.fields().get(i).type().present();
            Optional<RecordDefinition> record = branch.asRecord().map(ref -> schema.record(ref.name()));
            if (branch.isMap() || record.filter(RecordDefinition::isUnion).isPresent()) {
                return Optional.empty();
            }
            int place = i;
            record.ifPresent(found -> records.put(place, found));
        }
        return records.size() < 2
                ? Optional.empty()
                : records.values().iterator().next().fields().stream()
                        .flatMap(field -> of(schema, field.wireName(), records).stream())
                        .findFirst();
    }

    private static Optional<Discriminator> of(Schema schema, String key, Map<Integer, RecordDefinition> records) {
        Map<String, Integer> branches = new LinkedHashMap<>();
        for (Map.Entry<Integer, RecordDefinition> branch : records.entrySet()) {
            List<String> symbols = symbols(schema, key, branch.getValue());
            if (symbols.isEmpty()
                    || symbols.stream().anyMatch(symbol -> branches.put(symbol, branch.getKey()) != null)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Discriminator(key, branches));
    }

    private static List<String> symbols(Schema schema, String key, RecordDefinition record) {
        return record.fields().stream()
                .filter(field -> field.wireName().equals(key))
                .map(Field::type)
                .flatMap(type -> type.asEnum().stream())
                .findFirst()
                .map(type -> schema.enumeration(type.name()).symbols())
                .orElse(List.of());
    }
}
