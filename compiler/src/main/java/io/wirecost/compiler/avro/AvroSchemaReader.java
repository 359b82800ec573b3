package io.wirecost.compiler.avro;

import io.wirecost.compiler.json.Json;
import io.wirecost.compiler.json.JsonText;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;

/**
 * Reads Avro's schema language into our model. Documentation and defaults become notes; aliases, orders and custom properties
 * are read past; unions other than of null and one type are refused.
 */
public final class AvroSchemaReader {
    private AvroSchemaReader() {}

    /**
     * Reads the text of one schema.
     *
     * @param sourceName the file's name, for messages
     * @throws InputException with every problem: {@code source:line:column} if the text is no JSON, otherwise the path of
     *     the field
     */
    public static Schema read(String text, String sourceName) throws InputException {
        Json json = JsonText.read(text, sourceName);
        SchemaProblems problems = new SchemaProblems(sourceName);
        Definitions definitions = new Definitions(problems);
        Type root = new TypeReader(definitions, problems).read(json, Place.root());
        if (problems.isEmpty() && !(root instanceof Type.RecordRef)) {
            problems.add("", "a message must be a record, found " + describe(json) + "; wrap it in a record's field");
        }
        problems.throwIfAny();
        definitions.requireFiniteRecords();
        problems.throwIfAny();
        return new Schema(
                ((Type.RecordRef) root).name(),
                definitions.all(),
                definitions.notes().build());
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
