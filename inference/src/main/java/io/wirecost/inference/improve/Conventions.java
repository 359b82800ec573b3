package io.wirecost.inference.improve;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import io.wirecost.inference.improve.Hint.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The groups of optional fields that become unions, by the hints that are followed. */
final class Conventions {
    private final Map<String, List<List<Field>>> byRecord = new HashMap<>();

    Conventions(ValueSurvey survey, List<RecordDefinition> records, List<Hint> hints) {
        for (RecordDefinition record : records) {
            byRecord.put(
                    record.name(),
                    survey.exclusives(record).stream()
                            .filter(group -> hints.stream()
                                    .anyMatch(hint -> hint.kind() == Kind.EXCLUSIVE
                                            && hint.record().equals(record.name())
                                            && hint.field().equals(group.get(0).name())))
                            .toList());
        }
    }

    /** The fields that become a union with this one, in their order; none if it stays a field. */
    List<Field> branches(RecordDefinition record, Field field) {
        return byRecord.get(record.name()).stream()
                .filter(group -> group.contains(field))
                .findFirst()
                .orElse(List.of());
    }

    /** The union of such fields. */
    static RecordDefinition union(String name, List<Field> branches) {
        return new RecordDefinition(
                name,
                branches.stream()
                        .map(branch -> new Field(branch.name(), branch.type()).withKey(branch.wireName()))
                        .toList(),
                true);
    }

    /** The field that holds the union: it has the name of the first. */
    static Field field(String union, List<Field> branches) {
        return new Field(branches.get(0).name(), new Type.RecordRef(union))
                .withKey(branches.get(0).wireName());
    }

    /** The union's value. */
    static RecordValue value(List<Field> branches, Map<String, Object> byField) {
        return RecordValue.of(
                branches.stream().map(branch -> byField.get(branch.name())).toArray());
    }
}
