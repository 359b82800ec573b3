package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SafeName;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Reads Avro's schema language into our model. Documentation becomes notes. The first alias of a field that is no name becomes
 * its key. Orders, custom properties and aliases of named types are read past. A union of several types is a record of which
 * exactly one field is there.
 */
public final class AvroSchemaReader implements SchemaReader {
    @Override
    public String language() {
        return "avro";
    }

    @Override
    public String expected() {
        return "an Avro schema (.avsc)";
    }

    @Override
    public boolean recognises(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".avsc");
    }

    /** @throws InputException with {@code source:line:column} if the text is no JSON, otherwise the path of the field */
    @Override
    public ReadSchema read(String text, String sourceName) throws InputException {
        Json json = JsonText.read(text, sourceName);
        Problems problems = Problems.in(sourceName);
        Definitions definitions = new Definitions(problems, names(json));
        Type root = new TypeReader(definitions, problems).read(json, Place.root());
        if (problems.isEmpty() && root.asRecord().isEmpty()) {
            problems.add("", "a message must be a record, found " + describe(json) + "; wrap it in a record's field");
        }
        problems.refuse();
        definitions.requireFiniteRecords();
        problems.refuse();
        Schema schema = new Schema(
                root.asRecord().orElseThrow().name(),
                definitions.all(),
                definitions.notes().build());
        return AvroDefaults.read(schema, definitions.defaults(), sourceName);
    }

    private static Set<String> names(Json json) {
        Set<String> names = new HashSet<>();
        if (json instanceof Json.Arr array) {
            array.elements().forEach(element -> names.addAll(names(element)));
        } else if (json instanceof Json.Obj object) {
            if (object.members().get("name") instanceof Json.Str name) {
                names.add(Definition.simpleName(name.value()));
            }
            object.members().values().forEach(member -> names.addAll(names(member)));
        }
        return names;
    }

    /** What kind of schema a JSON text is, as its author would call it. */
    static String describe(Json json) {
        if (json instanceof Json.Arr) {
            return "a union";
        } else if (json instanceof Json.Str name) {
            return SafeName.show(name.value());
        } else if (json instanceof Json.Obj object && object.members().get("type") instanceof Json.Str type) {
            return object.members().get("name") instanceof Json.Str name
                    ? SafeName.show(type.value()) + " " + SafeName.show(name.value())
                    : SafeName.show(type.value());
        }
        return json.kind();
    }
}
