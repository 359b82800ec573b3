package io.wirecost.evolution.trial;

import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import io.wirecost.evolution.edit.EdgeRecords;
import io.wirecost.evolution.edit.Edit;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Collects the records of edits by the version of the schema that writes them. */
final class EditTasks {
    private final List<RecordValue> given;
    private final Map<Schema, SchemaSide> sides = new IdentityHashMap<>();
    private final List<SchemaSide> inOrder = new ArrayList<>();
    private final List<EditTask> tasks = new ArrayList<>();

    private EditTasks(List<RecordValue> given) {
        this.given = given;
    }

    /** @param given records of the older version */
    static EditTasks of(List<Edit> edits, List<RecordValue> given) {
        EditTasks all = new EditTasks(given);
        edits.forEach(all::add);
        return all;
    }

    List<EditTask> tasks() {
        return List.copyOf(tasks);
    }

    /** All versions of the schema, each once. */
    List<SchemaSide> sides() {
        return List.copyOf(inOrder);
    }

    private void add(Edit edit) {
        List<RecordValue> newerGiven = EdgeRecords.newer(edit, given);
        SchemaSide before = side(edit.before());
        SchemaSide after = side(edit.after());
        List<RecordValue> older = written(before, given, EdgeRecords.of(edit, edit.before(), given));
        List<RecordValue> newer = written(after, newerGiven, EdgeRecords.of(edit, edit.after(), newerGiven));
        Edit known = edit.with(KnownWishes.of(edit.backward(), older), KnownWishes.of(edit.forward(), newer));
        tasks.add(new EditTask(
                known,
                before,
                after,
                older,
                given.size(),
                newer,
                newerGiven.size(),
                KnownChange.of(known, older, newer)));
    }

    private SchemaSide side(Schema schema) {
        return sides.computeIfAbsent(schema, first -> {
            SchemaSide side = new SchemaSide("version-" + (inOrder.size() + 1), first);
            inOrder.add(side);
            return side;
        });
    }

    private static List<RecordValue> written(SchemaSide side, List<RecordValue> first, List<RecordValue> edges) {
        List<RecordValue> all = new ArrayList<>(first);
        all.addAll(edges);
        all.forEach(side::add);
        return List.copyOf(all);
    }
}
