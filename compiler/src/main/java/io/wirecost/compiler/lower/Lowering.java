package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Turns a schema into messages that a target can hold. A value that the target cannot hold becomes a message of its
 * own. This is a box around one value (a list in a list, an element that may be absent, a list that may be absent, a
 * branch of a union), or an entry of a map.
 */
public final class Lowering {
    private final Schema schema;
    private final Traits traits;
    private final Naming naming;
    private final Set<Origin> origins = new LinkedHashSet<>();
    private final Deque<Origin> unvisited = new ArrayDeque<>();
    private final Map<Origin, Origin> oneofs = new HashMap<>();
    private final Map<Origin, NameTable> scopes = new HashMap<>();
    private final List<String> notes = new ArrayList<>();

    private Lowering(Schema schema, Traits traits, Naming naming) {
        this.schema = schema;
        this.traits = traits;
        this.naming = naming;
    }

    public static Lowered lower(Schema schema, Traits traits, Naming naming) {
        return new Lowering(schema, traits, naming).lower();
    }

    private Lowered lower() {
        schema.records().forEach(r -> discover(new Origin.OfRecord(r.name())));
        Map<Origin, List<Slot>> unnamed = new LinkedHashMap<>();
        while (!unvisited.isEmpty()) {
            Origin origin = unvisited.remove();
            unnamed.put(origin, slots(origin));
        }
        NameTable types = naming.types(typeNames());
        Map<Origin, Message> messages = new LinkedHashMap<>();
        unnamed.forEach((origin, slots) -> messages.put(origin, message(origin, slots, types, unnamed)));
        Map<String, LoweredEnum> enums = new LinkedHashMap<>();
        schema.enums().forEach(e -> enums.put(e.name(), enumeration(e, types)));
        return new Lowered(schema, messages, enums, notes);
    }

    private List<String> typeNames() {
        List<String> names = new ArrayList<>(
                schema.definitions().stream().map(Definition::name).toList());
        origins.stream().filter(o -> o.asRecord().isEmpty()).forEach(o -> names.add(key(o)));
        return names;
    }

    /**
     * The name of a synthetic message before the target has its say. Distinct origins may have the same description, so
     * the part before the last dot tells them apart. The colon keeps them apart from schema names.
     */
    private static String key(Origin origin) {
        return switch (origin.kind()) {
            case RECORD -> origin.name();
            case BOX ->
                origin.known() == ProtoKind.USUAL
                        ? ":" + origin.type() + "." + describe(origin.type()) + "Box"
                        : ":" + origin.known().text();
            case PARTS -> ":" + origin.known().text();
            case ENTRY -> ":" + origin.type() + ".String" + describe(origin.type()) + "Pair";
        };
    }

    private static String describe(Type type) {
        return switch (type.kind()) {
            case NULL, BOOLEAN, INT, LONG, FLOAT, DOUBLE, BYTES, STRING -> camelCase(type);
            case DATE, TIME_MILLIS, TIME_MICROS, TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> camelCase(type);
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> camelCase(type);
            case FIXED, ENUM, RECORD -> Definition.simpleName(type.name());
            case DECIMAL -> "Decimal" + type.precision() + "s" + type.scale();
            case UUID -> "Uuid";
            case ARRAY -> describe(type.element()) + "List";
            case MAP -> describe(type.element()) + "Map";
            case OPTIONAL -> "Optional" + describe(type.element());
        };
    }

    private static String camelCase(Type type) {
        StringBuilder camel = new StringBuilder();
        for (String part : type.toString().split("-")) {
            camel.append(part.substring(0, 1).toUpperCase(java.util.Locale.ROOT))
                    .append(part.substring(1));
        }
        return camel.toString();
    }

    private void discover(Origin origin) {
        if (origins.add(origin)) {
            unvisited.add(origin);
        }
    }

    private List<Slot> slots(Origin origin) {
        return switch (origin.kind()) {
            case RECORD -> slots(schema.record(origin.name()));
            case BOX ->
                List.of(slot(
                        "value", origin.type(), 1, false, Own.of(origin.known().wrapped())));
            case PARTS ->
                List.of(
                        slot("seconds", Type.Primitive.LONG, 1, false, Own.USUAL),
                        slot("nanos", Type.Primitive.INT, 2, false, Own.USUAL));
            case ENTRY ->
                List.of(
                        slot("key", Type.Primitive.STRING, 1, false, Own.USUAL),
                        slot("value", origin.type(), 2, false, Own.USUAL));
        };
    }

    private List<Slot> slots(RecordDefinition record) {
        List<Slot> slots = new ArrayList<>();
        for (Field field : record.fields()) {
            int place = slots.size() + 1;
            int number = schema.notes().keepsNumbers() ? field.number().orElse(place) : place;
            slots.add(slot(field.name(), field.type(), number, record.isUnion(), own(record, field)));
        }
        return slots;
    }

    /** What the user's own {@code .proto} says of a field's values. */
    private record Own(ProtoKind kind, ProtoKind key) {
        static final Own USUAL = of(ProtoKind.USUAL);

        static Own of(ProtoKind kind) {
            return new Own(kind, ProtoKind.USUAL);
        }
    }

    private Own own(RecordDefinition record, Field field) {
        if (!traits.ownMessages()) {
            return Own.USUAL;
        }
        field.type()
                .present()
                .asRecord()
                .filter(ref -> schema.notes().isOneof(schema.record(ref.name())))
                .ifPresent(ref -> oneofs.put(new Origin.OfRecord(ref.name()), new Origin.OfRecord(record.name())));
        return schema.notes()
                .hint(record.name(), field.name())
                .map(hint -> new Own(hint.kind(), hint.key()))
                .orElse(Own.USUAL);
    }

    private Slot slot(String source, Type type, int number, boolean isBranch, Own own) {
        boolean optional = type.mayBeAbsent();
        Type present = type.present();
        boolean isBoxed = optional && !showsAbsence(present) || isBranch && !mayBeBranch(present);
        Shape shape = isBoxed ? box(present) : shape(present, own);
        return new Slot(source, source, type, shape, optional, number, isBranch);
    }

    private boolean mayBeBranch(Type type) {
        return traits.anyBranches() || type.asRecord().isPresent();
    }

    /** Returns whether a slot of this type can be absent by itself. A NULL is never there, which needs no telling. */
    private boolean showsAbsence(Type type) {
        return switch (type.form()) {
            case LEAF -> traits.optionalLeaves() || type.kind() == TypeKind.NULL;
            case RECORD -> true;
            case ARRAY, MAP -> traits.optionalLists();
            case OPTIONAL -> showsAbsence(type.element());
        };
    }

    /** Returns the shape of a value that is not absent. */
    private Shape shape(Type type, Own own) {
        return switch (type.form()) {
            case LEAF -> leaf(type.asLeaf().orElseThrow(), own.kind());
            case RECORD -> new Shape.Nested(new Origin.OfRecord(type.name()));
            case ARRAY -> new Shape.Listed(element(type.element(), own));
            case MAP ->
                traits.nativeMaps()
                        ? new Shape.Mapped(element(type.element(), own), own.key())
                        : new Shape.Listed(entry(type.element()));
            case OPTIONAL -> shape(type.element(), own);
        };
    }

    /** A value without parts, or the message of Protocol Buffers' own that holds it. */
    private Shape leaf(Type.Leaf type, ProtoKind own) {
        if (!own.isMessage()) {
            return new Shape.Leaf(type, own);
        }
        Origin origin = own.hasParts() ? new Origin.Parts(type, own) : new Origin.Box(type, own);
        discover(origin);
        return new Shape.Nested(origin);
    }

    private Shape element(Type type, Own own) {
        boolean absent = type.mayBeAbsent() && !traits.optionalElements();
        return absent || !mayBeElement(type) ? box(type) : shape(type, own);
    }

    private boolean mayBeElement(Type type) {
        return switch (type.kind()) {
            case NULL, FLOAT, DOUBLE, STRING, RECORD -> true;
            case BYTES, FIXED, DECIMAL, UUID -> traits.listsOfBytes();
            case BOOLEAN, INT, LONG, ENUM, DATE, TIME_MILLIS, TIME_MICROS -> traits.listsOfIntegers();
            case TIMESTAMP_MILLIS, TIMESTAMP_MICROS, TIMESTAMP_NANOS -> traits.listsOfIntegers();
            case LOCAL_TIMESTAMP_MILLIS, LOCAL_TIMESTAMP_MICROS, LOCAL_TIMESTAMP_NANOS -> traits.listsOfIntegers();
            case ARRAY, MAP -> traits.nestedLists();
            case OPTIONAL -> mayBeElement(type.element());
        };
    }

    private Shape box(Type type) {
        Origin origin = new Origin.Box(type);
        discover(origin);
        return new Shape.Nested(origin);
    }

    private Shape entry(Type value) {
        Origin origin = new Origin.Entry(value);
        discover(origin);
        return new Shape.Nested(origin);
    }

    private Message message(Origin origin, List<Slot> slots, NameTable types, Map<Origin, List<Slot>> all) {
        String name = types.get(key(origin));
        switch (origin.kind()) {
            case RECORD -> noteIfRenamed(origin.name(), Definition.simpleName(origin.name()), name);
            case BOX -> noteAroundIfOurs(name, origin);
            case PARTS -> {} // the user's own .proto has it
            case ENTRY -> noteAround(name, "a pair of map(" + origin.type() + ")");
        }
        NameTable fields = scopes.computeIfAbsent(oneofs.getOrDefault(origin, origin), scope -> names(scope, all));
        List<Slot> named =
                slots.stream().map(s -> s.named(fields.get(s.source()))).toList();
        origin.asRecord()
                .ifPresent(record ->
                        named.forEach(s -> noteIfRenamed(record.name() + "." + s.source(), s.source(), s.name())));
        return new Message(name, origin, named, Optional.ofNullable(oneofs.get(origin)));
    }

    /** The names of a message's fields, those in its oneofs among them. */
    private NameTable names(Origin message, Map<Origin, List<Slot>> all) {
        List<String> names = all.get(message).stream()
                .flatMap(slot -> Stream.concat(
                        Stream.of(slot),
                        slot
                                .shape()
                                .asNested()
                                .map(Shape.Nested::origin)
                                .filter(oneof -> message.equals(oneofs.get(oneof)))
                                .stream()
                                .flatMap(oneof -> all.get(oneof).stream())))
                .map(Slot::source)
                .toList();
        return all.get(message).stream().anyMatch(Slot::isBranch) ? naming.branches(names) : naming.fields(names);
    }

    private void noteAroundIfOurs(String message, Origin box) {
        if (box.known() == ProtoKind.USUAL) {
            noteAround(message, box.type().toString());
        }
    }

    private void noteAround(String message, String held) {
        notes.add("%s holds %s, which has no place of its own here".formatted(message, held));
    }

    private LoweredEnum enumeration(EnumDefinition enumeration, NameTable types) {
        String name = types.get(enumeration.name());
        noteIfRenamed(enumeration.name(), Definition.simpleName(enumeration.name()), name);
        NameTable symbols = naming.symbols(name, enumeration.symbols());
        symbols.all().forEach((symbol, target) -> noteIfRenamed(enumeration.name() + "." + symbol, symbol, target));
        return new LoweredEnum(enumeration.name(), name, symbols, numbers(enumeration));
    }

    private List<Integer> numbers(EnumDefinition enumeration) {
        List<Integer> numbers = new ArrayList<>();
        for (String symbol : enumeration.symbols()) {
            int place = numbers.size();
            numbers.add(
                    traits.ownMessages()
                            ? schema.notes().number(enumeration.name(), symbol).orElse(place)
                            : place);
        }
        return numbers;
    }

    private void noteIfRenamed(String where, String source, String target) {
        if (!source.equals(target)) {
            notes.add(where + " is named " + target);
        }
    }
}
