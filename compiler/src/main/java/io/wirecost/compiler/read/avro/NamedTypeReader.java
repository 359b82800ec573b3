package io.wirecost.compiler.read.avro;

import io.wirecost.compiler.value.FieldForm;
import io.wirecost.compiler.value.SafeName;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ShownText;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Spelling;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the definitions that give a name to a type: record, enum, fixed. */
final class NamedTypeReader {
    private static final String NAME_RULE =
            "; a name consists of at most 200 ASCII letters, digits and underscores, and starts with no digit";

    private final TypeReader types;
    private final Definitions definitions;
    private final Problems problems;
    private final FieldAliases aliases;

    NamedTypeReader(TypeReader types, Definitions definitions, Problems problems) {
        this.types = types;
        this.definitions = definitions;
        this.problems = problems;
        this.aliases = new FieldAliases(problems);
    }

    Type record(Json.Obj object, SchemaPlace place) {
        String name = name("record", object, place);
        SchemaPlace inside = place.inDefinition(name);
        Type type = new Type.RecordRef(name);
        LogicalTypes.ignore(object, inside, definitions.oddities());
        definitions.declare(name, type, place);
        definitions.define(new RecordDefinition(name, List.of()));
        List<Field> fields = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (Json json : elements("record", object, "fields", inside)) {
            field(json, name, inside, taken).ifPresent(fields::add);
        }
        aliases.refuseSameKeys(fields, field -> definitions.placeOf(name, field));
        definitions.define(new RecordDefinition(name, fields));
        doc(object, inside).ifPresent(text -> definitions.notes().doc(name, text));
        return type;
    }

    private Optional<Field> field(Json json, String owner, SchemaPlace record, Set<String> taken) {
        if (!(json instanceof Json.Obj object) || !(object.members().get("name") instanceof Json.Str name)) {
            record.at(json).tell(problems, "a field must be an object with a \"name\" and a \"type\"");
            return Optional.empty();
        }
        SchemaPlace place = record.field(name.value()).at(json);
        definitions.place(owner, name.value(), place);
        if (!SafeName.isSimple(name.value())) {
            record.at(name)
                    .tell(problems, "the field name " + ShownText.quoted(name.value()) + " cannot be used" + NAME_RULE);
        } else if (!taken.add(name.value())) {
            place.tell(problems, "a second field of this name");
        }
        if (definitions.ways().leavesOut(owner, name.value())) {
            definitions.forms().leaveOut(owner, name.value());
            return Optional.empty();
        }
        Optional<FieldForm> form = definitions.ways().form(owner, name.value());
        form.ifPresent(wanted -> definitions.forms().form(owner, name.value(), wanted));
        if (form.filter(wanted -> wanted == FieldForm.NANOS).isPresent()) {
            place.tell(problems, "nanos are for .proto; Avro has the logical type timestamp-nanos");
        }
        if (form.filter(wanted -> wanted == FieldForm.JSON).isPresent()) {
            return Optional.of(new Field(name.value(), new Type.OptionalType(Type.Primitive.STRING)));
        }
        Json type = object.members().get("type");
        if (type == null) {
            place.tell(problems, "the field needs a \"type\"");
            return Optional.empty();
        }
        if (type instanceof Json.Str) {
            LogicalTypes.ignore(object, place, definitions.oddities());
        }
        doc(object, place).ifPresent(text -> definitions.notes().doc(owner, name.value(), text));
        Json initial = object.members().get("default");
        if (initial != null) {
            definitions.defaultOf(owner, name.value(), initial);
        }
        String shown = SafeName.show(owner) + "." + SafeName.show(name.value());
        Type read = definitions.refusals().of(shown, () -> types.read(type, place));
        Field field = new Field(name.value(), read);
        spelling(object, owner, field, place);
        return Optional.of(aliases.addTo(field, object, place));
    }

    private void spelling(Json.Obj object, String owner, Field field, SchemaPlace place) {
        Json json = object.members().get(Spelling.PROPERTY);
        if (json == null) {
            return;
        }
        Optional<Spelling> spelling = json instanceof Json.Str text ? Spelling.parse(text.value()) : Optional.empty();
        if (spelling.isPresent()
                && Spelling.spelled(field.type()).filter(spelling.get()::fits).isPresent()) {
            definitions.notes().spelling(owner, field.name(), spelling.get());
        } else {
            place.at(json)
                    .tell(
                            problems,
                            "\"%s\" %s is no spelling of %s"
                                    .formatted(
                                            Spelling.PROPERTY, ShownText.quoted(JsonText.compact(json)), field.type()));
        }
    }

    private Optional<String> doc(Json.Obj object, SchemaPlace place) {
        return Optional.ofNullable(object.members().get("doc"))
                .flatMap(doc -> UserText.read(doc, "\"doc\"", place, problems));
    }

    Type enumeration(Json.Obj object, SchemaPlace place) {
        String name = name("enum", object, place);
        SchemaPlace inside = place.inDefinition(name);
        LogicalTypes.ignore(object, inside, definitions.oddities());
        definitions.declare(name, new Type.EnumRef(name), place);
        List<String> symbols = new ArrayList<>();
        if (object.members().get("symbols") instanceof Json.Arr none
                && none.elements().isEmpty()) {
            inside.tell(problems, "enum needs at least one of \"symbols\"");
        }
        for (Json json : elements("enum", object, "symbols", inside)) {
            if (!(json instanceof Json.Str symbol)) {
                inside.at(json).tell(problems, "a symbol must be a string, found " + json.kind());
            } else if (!SafeName.isSimple(symbol.value())) {
                inside.at(symbol)
                        .tell(
                                problems,
                                "the symbol " + ShownText.quoted(symbol.value()) + " cannot be used" + NAME_RULE);
            } else if (symbols.contains(symbol.value())) {
                inside.at(symbol).tell(problems, "the symbol " + symbol.value() + " stands twice");
            } else {
                symbols.add(symbol.value());
            }
        }
        definitions.define(new EnumDefinition(name, symbols));
        doc(object, inside).ifPresent(text -> definitions.notes().doc(name, text));
        defaultSymbol(object, name, symbols, inside);
        return new Type.EnumRef(name);
    }

    private void defaultSymbol(Json.Obj object, String name, List<String> symbols, SchemaPlace place) {
        Json initial = object.members().get("default");
        if (initial instanceof Json.Str symbol && symbols.contains(symbol.value())) {
            definitions.notes().defaultOf(name, symbol.value());
        } else if (initial != null) {
            place.at(initial)
                    .tell(
                            problems,
                            "the default must be one of the symbols, found "
                                    + ShownText.quoted(JsonText.compact(initial)));
        }
    }

    Type fixed(Json.Obj object, SchemaPlace place) {
        String name = name("fixed", object, place);
        int size = LogicalTypes.integer(object, "size").orElse(0);
        if (size <= 0) {
            place.tell(problems, "fixed " + SafeName.show(name) + " needs a \"size\" of at least 1 byte");
        }
        Type type = LogicalTypes.of(new Type.Fixed(name, size), object, place, definitions.oddities());
        definitions.declare(name, type, place);
        doc(object, place.inDefinition(name))
                .ifPresent(text -> definitions.notes().doc(name, text));
        return type;
    }

    private List<Json> elements(String kind, Json.Obj object, String key, SchemaPlace place) {
        if (!(object.members().get(key) instanceof Json.Arr array)) {
            place.tell(problems, kind + " needs \"" + key + "\": an array");
            return List.of();
        }
        return array.elements();
    }

    /** The full name; one that cannot be used is returned too, so that reading goes on and finds further problems. */
    private String name(String kind, Json.Obj object, SchemaPlace place) {
        if (!(object.members().get("name") instanceof Json.Str name)) {
            place.tell(problems, kind + " needs a \"name\"");
            return "?";
        }
        Json given = object.members().get("namespace");
        if (given != null && !(given instanceof Json.Str)) {
            place.at(given).tell(problems, "\"namespace\" must be a string, found " + given.kind());
        }
        String namespace = given instanceof Json.Str text ? text.value() : place.namespace();
        String fullName = place.in(namespace).fullName(name.value());
        if (!SafeName.isFull(fullName)) {
            place.at(name).tell(problems, kind + " name " + ShownText.quoted(fullName) + " cannot be used" + NAME_RULE);
        } else if (Definitions.PRIMITIVES.contains(fullName)) {
            place.at(name).tell(problems, kind + " may not be named as the primitive type " + fullName);
        }
        return fullName;
    }
}
