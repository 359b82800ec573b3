package io.wirecost.compiler.sbe;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.sbe.SbeBlock.Group;
import io.wirecost.core.schema.Definition;
import java.util.ArrayList;
import java.util.List;

/** One line for everything that has another name than in the schema, or a group where the schema has none. */
final class Notes {
    private final List<String> notes = new ArrayList<>();

    private Notes() {}

    static List<String> of(Lowered lowered, SbeBlock root) {
        Notes all = new Notes();
        String record = lowered.schema().root().name();
        all.renamed(record, Definition.simpleName(record), root.path().get(0));
        lowered.enums().forEach(all::enumeration);
        all.block(Definition.simpleName(record), root);
        return all.notes;
    }

    private void enumeration(LoweredEnum enumeration) {
        renamed(enumeration.source(), Definition.simpleName(enumeration.source()), enumeration.name());
        enumeration
                .symbols()
                .all()
                .forEach((symbol, name) -> renamed(enumeration.source() + "." + symbol, symbol, name));
    }

    private void block(String place, SbeBlock block) {
        block.fields().forEach(value -> renamed(place + "." + value.path(), value.path(), value.name()));
        for (Group group : block.groups()) {
            String path = place + "." + group.path();
            renamed(path, group.path(), group.name());
            if (!group.repeated()) {
                notes.add(path + " is a group of at most one entry");
            }
            block(path, group.block());
        }
        block.data().forEach(value -> renamed(place + "." + value.path(), value.path(), value.name()));
    }

    private void renamed(String where, String source, String name) {
        if (!source.equals(name)) {
            notes.add(where + " is named " + name);
        }
    }
}
