package io.wirecost.compiler.read.avro;

import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ShownText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTreeWalker;
import org.apache.avro.idl.IdlBaseListener;
import org.apache.avro.idl.IdlLexer;
import org.apache.avro.idl.IdlParser;
import org.apache.avro.idl.IdlParser.EnumDeclarationContext;
import org.apache.avro.idl.IdlParser.FixedDeclarationContext;
import org.apache.avro.idl.IdlParser.IdentifierContext;
import org.apache.avro.idl.IdlParser.ImportStatementContext;
import org.apache.avro.idl.IdlParser.NamespaceDeclarationContext;
import org.apache.avro.idl.IdlParser.NullableTypeContext;
import org.apache.avro.idl.IdlParser.ProtocolDeclarationContext;
import org.apache.avro.idl.IdlParser.RecordDeclarationContext;
import org.apache.avro.idl.IdlParser.SchemaPropertyContext;

/**
 * Finds all errors of syntax in Avro IDL and in the IDL that it imports, imports that are not there, and names that are
 * defined twice or, where the syntax is right, not at all. It uses Avro's own grammar, whose reader stops at the first error.
 */
final class IdlCheck {
    private static final int LONGEST_LIST = 120;
    private static final Set<String> NAMED = Set.of("record", "error", "enum", "fixed");

    private final Problems problems;
    private final Set<Path> seen = new HashSet<>();
    private final Map<String, String> definitions = new HashMap<>();
    private final List<Reference> references = new ArrayList<>();
    private boolean isUnderstood = true;

    IdlCheck(Problems problems) {
        this.problems = problems;
    }

    /**
     * Checks a file and what it imports.
     *
     * @param name of the file, for messages
     */
    void check(Path file, String name) {
        definitions.clear(); // another file may have a copy
        visit(file, name);
        if (isUnderstood) {
            references.stream()
                    .filter(reference ->
                            !definitions.containsKey(reference.fullName()) && !definitions.containsKey(reference.name))
                    .forEach(reference -> add(
                            reference.file,
                            reference.place,
                            "no type %s is defined; define it, or import the file that does"
                                    .formatted(ShownText.quoted(reference.fullName()))));
        }
        references.clear();
    }

    /** A type that is referred to by its name. */
    private record Reference(String file, Token place, String name, String namespace) {
        String fullName() {
            return fullNameOf(name, namespace);
        }
    }

    private static String fullNameOf(String name, String namespace) {
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }

    private static String namespaceOf(String fullName) {
        return fullName.substring(0, Math.max(0, fullName.lastIndexOf('.')));
    }

    private void visit(Path file, String name) {
        if (!seen.add(file.toAbsolutePath().normalize())) {
            return;
        }
        try {
            visit(file, name, Files.readString(file));
        } catch (IOException e) {
            problems.add(name + ": cannot be read: " + e.getMessage());
        }
    }

    private void visit(Path file, String name, String text) {
        Errors errors = new Errors(name);
        IdlLexer lexer = new IdlLexer(CharStreams.fromString(text));
        lexer.removeErrorListeners();
        lexer.addErrorListener(errors);
        IdlParser parser = new IdlParser(new CommonTokenStream(lexer));
        parser.removeErrorListeners();
        parser.addErrorListener(errors);
        ParseTreeWalker.DEFAULT.walk(new Declarations(file, name), parser.idlFile());
    }

    private void add(String file, Token token, String problem) {
        problems.add("%s:%d:%d: %s".formatted(file, token.getLine(), token.getCharPositionInLine() + 1, problem));
    }

    /** Takes what the lexer and the parser do not understand. */
    private final class Errors extends BaseErrorListener {
        private final String file;
        private final Set<Integer> lines = new HashSet<>();

        private Errors(String file) {
            this.file = file;
        }

        @Override
        public void syntaxError(
                Recognizer<?, ?> recognizer,
                Object symbol,
                int line,
                int column,
                String message,
                RecognitionException e) {
            isUnderstood = false;
            if (lines.add(line)) { // what follows in a line often follows from its first error
                problems.add("%s:%d:%d: %s".formatted(file, line, column + 1, shortened(message)));
            }
        }
    }

    /** Without a long list of all that the grammar would take. */
    private static String shortened(String message) {
        int list = message.indexOf(" expecting {");
        return list > 0 && message.length() - list > LONGEST_LIST ? message.substring(0, list) : message;
    }

    /** Follows imports, and notes where names are defined. A tree with errors may lack parts. */
    private final class Declarations extends IdlBaseListener {
        private final Path path;
        private final String file;
        private String namespace = "";
        private String recordNamespace = "";

        private Declarations(Path path, String file) {
            this.path = path;
            this.file = file;
        }

        @Override
        public void enterNamespaceDeclaration(NamespaceDeclarationContext declaration) {
            namespace = name(declaration.namespace).orElse("");
            recordNamespace = namespace;
        }

        @Override
        public void enterProtocolDeclaration(ProtocolDeclarationContext declaration) {
            namespace = property(declaration.schemaProperties, "namespace").orElse("");
            recordNamespace = namespace;
        }

        @Override
        public void enterRecordDeclaration(RecordDeclarationContext declaration) {
            recordNamespace = define(declaration.name, declaration.schemaProperties);
        }

        @Override
        public void exitRecordDeclaration(RecordDeclarationContext declaration) {
            recordNamespace = namespace;
        }

        @Override
        public void enterNullableType(NullableTypeContext type) {
            name(type.referenceName)
                    .ifPresent(name ->
                            references.add(new Reference(file, type.referenceName.start, name, recordNamespace)));
        }

        @Override
        public void enterEnumDeclaration(EnumDeclarationContext declaration) {
            define(declaration.name, declaration.schemaProperties);
        }

        @Override
        public void enterFixedDeclaration(FixedDeclarationContext declaration) {
            define(declaration.name, declaration.schemaProperties);
        }

        /** @return the namespace of what it defines */
        private String define(IdentifierContext identifier, List<SchemaPropertyContext> properties) {
            String own = property(properties, "namespace").orElse(namespace);
            return name(identifier)
                    .map(name -> define(identifier.start, fullNameOf(name, own)))
                    .orElse(own);
        }

        private String define(Token place, String full) {
            String first = definitions.putIfAbsent(full, file + ":" + place.getLine());
            if (first != null) {
                add(
                        file,
                        place,
                        "defines %s a second time, after %s; refer to it by name or rename one"
                                .formatted(ShownText.quoted(full), first));
            }
            return namespaceOf(full);
        }

        @Override
        public void enterImportStatement(ImportStatementContext statement) {
            if (statement.location == null || statement.importType == null) {
                return;
            }
            String name = unquoted(statement.location);
            Path imported = path.resolveSibling(name);
            if (name.contains(":")) {
                add(
                        file,
                        statement.location,
                        "imports %s, and nothing is fetched; bring the file here and import it by its path"
                                .formatted(name));
            } else if (!Files.isRegularFile(imported)) {
                add(
                        file,
                        statement.location,
                        "imports %s, which is not there; its path begins at the folder of this file".formatted(name));
            } else if (statement.importType.getType() == IdlParser.IDL) {
                visit(imported, String.valueOf(imported.getFileName()));
            } else {
                read(imported);
            }
        }
    }

    /** Takes the names that Avro's JSON defines; what is wrong with it, Avro's library tells. */
    private void read(Path file) {
        try {
            define(JsonText.read(Files.readString(file), String.valueOf(file.getFileName())), "", file);
        } catch (InputException | IOException e) {
            isUnderstood = false;
        }
    }

    private void define(Json json, String namespace, Path file) {
        if (json instanceof Json.Arr list) {
            list.elements().forEach(element -> define(element, namespace, file));
        } else if (json instanceof Json.Obj object) {
            String own = text(object, "namespace").orElse(namespace);
            Optional<String> full = text(object, "name")
                    .filter(name -> text(object, "type").filter(NAMED::contains).isPresent())
                    .map(name -> fullNameOf(name, own));
            full.ifPresent(name -> definitions.putIfAbsent(name, String.valueOf(file.getFileName())));
            object.members()
                    .values()
                    .forEach(member ->
                            define(member, full.map(IdlCheck::namespaceOf).orElse(own), file));
        }
    }

    private static Optional<String> text(Json.Obj object, String key) {
        return object.members().get(key) instanceof Json.Str text ? Optional.of(text.value()) : Optional.empty();
    }

    private static Optional<String> name(IdentifierContext identifier) {
        return Optional.ofNullable(identifier)
                .map(found -> found.word)
                .map(word -> word.getText().replace("`", ""));
    }

    private static Optional<String> property(List<SchemaPropertyContext> properties, String key) {
        return properties.stream()
                .filter(property -> name(property.name).equals(Optional.of(key)))
                .flatMap(
                        property -> Optional.ofNullable(property.value)
                                .map(value -> value.jsonLiteral())
                                .map(literal -> literal.literal)
                                .stream())
                .map(IdlCheck::unquoted)
                .findFirst();
    }

    private static String unquoted(Token literal) {
        return literal.getText().replaceAll("^[\"']|[\"']$", "");
    }
}
