package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.SchemaStart;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.avro.Protocol;
import org.apache.avro.Schema;
import org.apache.avro.idl.IdlFile;
import org.apache.avro.idl.IdlReader;

/** Reads Avro IDL by Avro's own library, which makes Avro's JSON of it. */
public final class AvroIdlReader implements SchemaReader {
    /** Is read in one way only: a text of many @ would else be tried in as many ways as it can be parted. */
    private static final String PROPERTIES = "(@[\\w.`-]+\\s*+\\([^)]*+\\)\\s*+)*+";

    private static final Pattern START = SchemaStart.pattern(PROPERTIES
            + "protocol\\s+[`\\w]+\\s*\\{|namespace\\s+[\\w.`]+;\\s*(schema|record|enum|fixed|import)\\s|schema\\s+[\\w.`<>]+;"
            + "|namespace\\s+[\\w.]+;\\s*@|"
            + PROPERTIES
            + "record\\s+\\w+\\s*\\{");

    @Override
    public String language() {
        return "avro-idl";
    }

    @Override
    public String expected() {
        return "Avro IDL (.avdl)";
    }

    @Override
    public boolean recognises(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".avdl");
    }

    @Override
    public boolean isIn(String text) {
        return SchemaStart.isAt(START, text);
    }

    @Override
    public ReadSchema read(SchemaRequest request, List<SchemaSource> texts) throws InputException {
        Problems problems = new Problems();
        IdlCheck check = new IdlCheck(problems);
        texts.forEach(text -> check.check(text.file(), text.name()));
        problems.refuse(); // Avro's library would stop at the first of these, and fetch an import from any address
        List<SchemaSource> translated = new ArrayList<>();
        Optional<String> root = request.root();
        for (SchemaSource text : texts) {
            IdlFile parsed = problems.collect(() -> parse(text));
            String json = parsed == null ? null : problems.collect(() -> json(parsed, text.name()));
            if (json != null) {
                translated.add(new SchemaSource(text.name(), text.file(), json));
                root = root.or(() -> Optional.ofNullable(parsed.getMainSchema())
                        .filter(schema -> schema.getType() == Schema.Type.RECORD)
                        .map(Schema::getFullName));
            }
        }
        problems.refuse();
        SchemaRequest asJson =
                new SchemaRequest(request.files(), request.paths(), root, request.ways(), request.tools());
        return new AvroSchemaReader().read(asJson, translated);
    }

    private static String json(IdlFile file, String name) throws InputException {
        try {
            Protocol all = new Protocol("Schema", null);
            all.setTypes(file.getNamedSchemas().values());
            return all.toString();
        } catch (RuntimeException e) {
            throw refusal(name, e);
        }
    }

    /** Whatever else is wrong, Avro's library tells one by one. */
    private static IdlFile parse(SchemaSource text) throws InputException {
        try {
            return new IdlReader().parse(text.file());
        } catch (IOException | RuntimeException e) {
            throw refusal(text.name(), e);
        }
    }

    /** The message of an error that only wraps another one begins with the name of a class. */
    private static InputException refusal(String name, Exception e) {
        Throwable cause = e.getCause();
        boolean isWrapper = cause != null && cause.toString().equals(e.getMessage());
        String message = Optional.ofNullable((isWrapper ? cause : e).getMessage()).stream()
                .flatMap(String::lines)
                .findFirst()
                .orElse("is no Avro IDL");
        return new InputException(name + ": " + message);
    }
}
