package io.wirecost.evolution.judge;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.core.schema.Schema;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.result.Judgement;
import io.wirecost.evolution.result.ReadingDirection;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.apache.avro.SchemaCompatibility.SchemaPairCompatibility;

/** Avro's own check of a reader's schema against a writer's, which registries use. */
final class AvroJudge implements SchemaJudge {
    private static final String NAME = "Avro's SchemaCompatibility";

    @Override
    public List<Judgement> judge(Edit edit) {
        return List.of(
                judgement(ReadingDirection.BACKWARD, edit.after(), edit.before()),
                judgement(ReadingDirection.FORWARD, edit.before(), edit.after()));
    }

    private static Judgement judgement(ReadingDirection direction, Schema reader, Schema writer) {
        SchemaPairCompatibility pair =
                SchemaCompatibility.checkReaderWriterCompatibility(parsed(reader), parsed(writer));
        String words = pair.getResult().getIncompatibilities().stream()
                .map(one -> "%s at %s".formatted(one.getMessage(), one.getLocation()))
                .collect(Collectors.joining("; "));
        return new Judgement(NAME, "Avro", direction, pair.getType() == SchemaCompatibilityType.COMPATIBLE, words);
    }

    private static org.apache.avro.Schema parsed(Schema schema) {
        return new org.apache.avro.Schema.Parser().parse(AvroSchemaText.emitWithNotes(schema));
    }
}
