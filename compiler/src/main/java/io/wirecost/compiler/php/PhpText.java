package io.wirecost.compiler.php;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the domain classes of a schema as one file of PHP, laid out as PSR-12 has it. */
final class PhpText {
    private static final String BY_ITS_STATE = """
                public static function __set_state(array $properties): self
                {
                    return new self(...$properties);
                }
            """;

    private final PhpNames names;
    private final PhpTypes types;
    private final SchemaNotes notes;

    private PhpText(PhpNames names, SchemaNotes notes) {
        this.names = names;
        this.types = new PhpTypes(names);
        this.notes = notes;
    }

    /** The classes for runners: nothing in them is the user's text. */
    static String emit(Schema schema, PhpNames names) {
        return new PhpText(names, SchemaNotes.NONE).file(PhpNames.NAMESPACE, schema);
    }

    /** The classes for people: in a namespace like the schema's, with the schema's documentation. */
    static String emitWithNotes(Schema schema, PhpNames names) {
        return new PhpText(names, schema.notes())
                .file(PhpNames.namespaceOf(schema.root().name()), schema);
    }

    private String file(String namespace, Schema schema) {
        String head = """
                <?php

                declare(strict_types=1);

                namespace %s;
                """.formatted(namespace);
        return schema.definitions().stream().map(this::definition).collect(Collectors.joining("\n", head + "\n", ""));
    }

    private String definition(Definition definition) {
        Stream<String> comment = DocComment.lines(notes.doc(definition.name()), Optional.empty()).stream();
        Stream<String> lines = definition
                .asRecord()
                .map(this::record)
                .orElseGet(() -> enumeration(definition.asEnum().orElseThrow()));
        return Stream.concat(comment, lines).map(line -> line + "\n").collect(Collectors.joining());
    }

    private Stream<String> enumeration(EnumDefinition enumeration) {
        Stream<String> cases = enumeration.symbols().stream()
                .map(symbol ->
                        "    case %s = %s;".formatted(names.enumCase(enumeration.name(), symbol), literal(symbol)));
        return block("enum %s: string".formatted(names.className(enumeration.name())), cases);
    }

    private Stream<String> record(RecordDefinition record) {
        Stream<String> body = Stream.of(constructor(record), Stream.of(""), BY_ITS_STATE.lines())
                .flatMap(lines -> lines);
        return block("final class %s".formatted(names.className(record.name())), body);
    }

    private Stream<String> constructor(RecordDefinition record) {
        List<String> parameters =
                PhpTypes.held(record).flatMap(field -> property(record, field)).toList();
        return parameters.isEmpty()
                ? Stream.of("    public function __construct() {}")
                : Stream.of(
                                Stream.of("    public function __construct("),
                                parameters.stream().map(line -> "        " + line),
                                Stream.of("    ) {}"))
                        .flatMap(lines -> lines);
    }

    private Stream<String> property(RecordDefinition record, Field field) {
        String parameter =
                "public %s $%s,".formatted(types.declared(field.type()), names.property(record.name(), field.name()));
        return Stream.concat(
                DocComment.lines(notes.doc(record.name(), field.name()), types.documented(field.type())).stream(),
                Stream.of(parameter));
    }

    private static Stream<String> block(String head, Stream<String> body) {
        return Stream.of(Stream.of(head, "{"), body, Stream.of("}")).flatMap(lines -> lines);
    }

    /** A text in single quotes, in which PHP knows two escapes. */
    private static String literal(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
