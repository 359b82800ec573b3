package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.Reading;
import io.wirecost.compiler.read.SchemaReader;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.SchemaSource;
import io.wirecost.compiler.read.SchemaStart;
import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.TextPlace;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

    @Override
    public boolean isIn(String text) {
        return SchemaStart.isJson(text)
                && (SchemaStart.members(text).containsKey("fields")
                        || SchemaStart.members(text).containsKey("types"));
    }

    /** @throws InputException with file, line, column and the path of the field; with file and path where all is one line */
    @Override
    public ReadSchema read(SchemaRequest request, List<SchemaSource> texts) throws InputException {
        String source = texts.get(0).name();
        AvroTexts all = AvroTexts.of(request, texts);
        Json first = all.first();
        if (texts.size() == 1 && request.root().isEmpty() && !AvroTexts.isList(first)) {
            all.next(List.of(AvroTexts.name(first)));
            return read(first, SchemaPlace.root(all.places()), source, request, all);
        }
        AvroTexts.Top root = all.root();
        return read(root.json(), root.place(), root.source(), request, all);
    }

    private static ReadSchema read(Json json, SchemaPlace place, String source, SchemaRequest request, AvroTexts all)
            throws InputException {
        Problems problems = Problems.in(source);
        Problems oddities = Problems.in(source);
        Definitions definitions = new Definitions(problems, oddities, request.ways(), all, source);
        Type root = new TypeReader(definitions, problems).read(json, place);
        if (problems.isEmpty() && root.asRecord().isEmpty()) {
            place.at(json)
                    .tell(
                            problems,
                            "a message must be a record, found " + describe(json) + "; wrap it in a record's field");
        }
        definitions.refusals().waysOut().ifPresent(ways -> problems.add("", ways));
        problems.refuse();
        definitions.requireFiniteRecords();
        problems.refuse();
        Schema schema = new Schema(
                root.asRecord().orElseThrow().name(),
                definitions.all(),
                definitions.notes().build());
        Schema whole = AvroDefaults.read(
                schema,
                definitions.defaults(),
                text -> all.places().of(text).map(TextPlace::toString).orElse(source),
                oddities);
        return new ReadSchema(
                whole,
                oddities.all(),
                new Reading(Optional.empty(), definitions.forms().build(), record -> List.of(), Optional.empty()));
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
