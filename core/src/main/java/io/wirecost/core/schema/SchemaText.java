package io.wirecost.core.schema;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The canonical text of a schema: what its checksum is taken of, and how it reaches a measuring JVM without a parser
 * library.
 *
 * <pre>{@code
 * root acme.Order
 * record acme.Order
 *   id long
 *   items array(record(acme.Item))
 *   event_id long "event-id"
 * union acme.Payment
 *   card optional(record(acme.Card))
 *   invoice optional(string)
 * enum acme.State
 *   OPEN
 * }</pre>
 */
public final class SchemaText {
    private SchemaText() {}

    public static String format(Schema schema) {
        StringBuilder text = new StringBuilder("root " + schema.root().name() + "\n");
        for (Definition definition : schema.definitions()) {
            text.append(definition
                    .asRecord()
                    .map(SchemaText::format)
                    .orElseGet(() -> format("enum", definition, definition.members().stream())));
        }
        return text.toString();
    }

    private static String format(RecordDefinition record) {
        return format(
                record.isUnion() ? "union" : "record",
                record,
                record.fields().stream().map(SchemaText::format));
    }

    private static String format(Field field) {
        String key = field.key().map(text -> " " + KeyText.format(text)).orElse("");
        return field.name() + " " + field.type() + key;
    }

    private static String format(String kind, Definition definition, Stream<String> members) {
        return members.map(member -> "  " + member + "\n")
                .collect(Collectors.joining("", kind + " " + definition.name() + "\n", ""));
    }

    /** @throws IllegalArgumentException if the text was not written by {@link #format} */
    public static Schema parse(String text) {
        List<String> lines = text.lines().toList();
        String root = lines.get(0).substring("root ".length());
        List<Definition> definitions = new ArrayList<>();
        for (int i = 1; i < lines.size(); ) {
            String head = lines.get(i++);
            List<String> body = new ArrayList<>();
            while (i < lines.size() && lines.get(i).startsWith("  ")) {
                body.add(lines.get(i++).strip());
            }
            definitions.add(definition(head, body));
        }
        return new Schema(root, definitions);
    }

    private static Definition definition(String head, List<String> body) {
        String name = head.substring(head.indexOf(' ') + 1);
        if (head.startsWith("enum ")) {
            return new EnumDefinition(name, body);
        }
        if (head.startsWith("record ") || head.startsWith("union ")) {
            List<Field> fields = body.stream().map(SchemaText::field).toList();
            return new RecordDefinition(name, fields, head.startsWith("union "));
        }
        throw new IllegalArgumentException("neither record, union nor enum: " + head);
    }

    private static Field field(String line) {
        String[] parts = line.split(" ", 3);
        Field field = new Field(parts[0], new TypeParser(parts[1]).parse());
        return parts.length == 3 ? field.withKey(KeyText.parse(parts[2])) : field;
    }
}
