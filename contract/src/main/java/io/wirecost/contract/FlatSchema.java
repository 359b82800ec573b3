package io.wirecost.contract;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** One record with the single values that are somewhere in a schema, for codecs that hold nothing else. */
final class FlatSchema {
    private FlatSchema() {}

    static Schema of(Schema schema) {
        String root = schema.root().name();
        List<Field> fields = new ArrayList<>();
        Set<String> names = new HashSet<>();
        schema.records()
                .flatMap(record -> record.fields().stream())
                .filter(field -> field.type().present().asLeaf().isPresent())
                .filter(field -> names.add(field.name()) && names.add("wire " + field.wireName()))
                .forEach(fields::add);
        List<Definition> definitions = new ArrayList<>(List.of(new RecordDefinition(root, fields)));
        schema.enums().forEach(definitions::add);
        return new Schema(root, definitions);
    }
}
