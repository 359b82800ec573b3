package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.SchemaStart;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.avro.AvroRuntimeException;
import org.apache.avro.Protocol;
import org.apache.avro.Schema;
import org.apache.avro.idl.IdlFile;
import org.apache.avro.idl.IdlReader;

/** Reads Avro IDL by Avro's own library, which makes Avro's JSON of it. */
public final class AvroIdlReader implements SchemaReader {
    private static final Pattern START = SchemaStart.pattern(
            "(@\\S+\\s*)*protocol\\s+[`\\w]+\\s*\\{|namespace\\s+[\\w.`]+;\\s*(schema|record|enum|fixed|import)\\s|schema\\s+[\\w.`<>]+;"
                    + "|namespace\\s+[\\w.]+;\\s*@|(@\\S+\\s*)*record\\s+\\w+\\s*\\{");

    private static final Pattern IMPORT = Pattern.compile("import\\s+(idl|protocol|schema)\\s+\"([^\"]*)\"");

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
        List<SchemaSource> translated = new ArrayList<>();
        Optional<String> root = request.root();
        for (SchemaSource text : texts) {
            IdlFile parsed = problems.collect(() -> parse(text));
            if (parsed != null) {
                translated.add(new SchemaSource(text.name(), text.file(), json(parsed)));
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

    private static String json(IdlFile file) {
        Protocol all = new Protocol("Schema", null);
        all.setTypes(file.getNamedSchemas().values());
        return all.toString();
    }

    private static IdlFile parse(SchemaSource text) throws InputException {
        refuseRemote(text.file(), new HashSet<>());
        try {
            return new IdlReader().parse(text.file());
        } catch (IOException | AvroRuntimeException e) {
            throw new InputException(text.name() + ": "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("is no Avro IDL"));
        }
    }

    /** Avro's library would fetch an import from any address. */
    private static void refuseRemote(Path file, Set<Path> seen) throws InputException {
        if (!seen.add(file.toAbsolutePath().normalize()) || !Files.isRegularFile(file)) {
            return;
        }
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage());
        }
        Matcher imports = IMPORT.matcher(text);
        while (imports.find()) {
            String name = imports.group(2);
            if (name.contains(":")) {
                throw new InputException(file.getFileName() + ": imports " + name
                        + ", and nothing is fetched; bring the file here and import it by its path");
            }
            refuseRemote(file.resolveSibling(name), seen);
        }
    }
}
