package io.wirecost.compiler.lower;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns a schema into messages that a target can hold. What the target lacks becomes a message of its own: a box around
 * one value (a list in a list, an element that may be absent, a list that may be absent) or an entry of a map.
 */
public final class Lowering {
    private final Schema schema;
    private final Traits traits;
    private final Naming naming;
    private final Set<Origin> origins = new LinkedHashSet<>();
    private final Deque<Origin> unvisited = new ArrayDeque<>();
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
        unnamed.forEach((origin, slots) -> messages.put(origin, message(origin, slots, types)));
        Map<String, LoweredEnum> enums = new LinkedHashMap<>();
        schema.enums().forEach(e -> enums.put(e.name(), enumeration(e, types)));
        return new Lowered(schema, messages, enums, notes);
    }

    private List<String> typeNames() {
        List<String> names = new ArrayList<>(
                schema.definitions().stream().map(Definition::name).toList());
        origins.stream().filter(o -> !(o instanceof Origin.OfRecord)).forEach(o -> names.add(key(o)));
        return names;
    }

    /**
     * The name of a synthetic message before the target has its say. Distinct origins may describe themselves alike, so
     * they are told apart by what stands before the last dot; the colon keeps them apart from schema names.
     */
    private static String key(Origin origin) {
        if (origin instanceof Origin.OfRecord record) {
            return record.name();
        } else if (origin instanceof Origin.Entry entry) {
            return ":" + entry.value() + ".String" + describe(entry.value()) + "Pair";
        }
        Type boxed = ((Origin.Box) origin).type();
        return ":" + boxed + "." + describe(boxed) + "Box";
    }

    private static String describe(Type type) {
        if (type instanceof Type.OptionalType optional) {
            return "Optional" + describe(optional.type());
        } else if (type instanceof Type.ArrayType array) {
            return describe(array.element()) + "List";
        } else if (type instanceof Type.MapType map) {
            return describe(map.value()) + "Map";
        } else if (type instanceof Type.RecordRef ref) {
            return Definition.simpleName(ref.name());
        } else if (type instanceof Type.EnumRef ref) {
            return Definition.simpleName(ref.name());
        } else if (type instanceof Type.Fixed fixed) {
            return Definition.simpleName(fixed.name());
        } else if (type instanceof Type.Decimal decimal) {
            return "Decimal" + decimal.precision() + "s" + decimal.scale();
        } else if (type instanceof Type.Uuid) {
            return "Uuid";
        }
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
        if (origin instanceof Origin.OfRecord record) {
            return schema.record(record.name()).fields().stream()
                    .map(f -> slot(f.name(), f.type()))
                    .toList();
        } else if (origin instanceof Origin.Entry entry) {
            return List.of(slot("key", Type.Primitive.STRING), slot("value", entry.value()));
        }
        return List.of(slot("value", ((Origin.Box) origin).type()));
    }

    private Slot slot(String source, Type type) {
        boolean optional = type instanceof Type.OptionalType || type == Type.Primitive.NULL;
        Type present = type instanceof Type.OptionalType wrapped ? wrapped.type() : type;
        Shape shape = optional && !mayBeAbsent(present) ? box(present) : shape(present);
        return new Slot(source, source, type, shape, optional);
    }

    /** A NULL is never there, which needs no telling. */
    private boolean mayBeAbsent(Type type) {
        if (isList(type)) {
            return traits.optionalLists();
        }
        return traits.optionalLeaves() || type instanceof Type.RecordRef || type == Type.Primitive.NULL;
    }

    private Shape shape(Type type) {
        if (type instanceof Type.RecordRef ref) {
            return new Shape.Nested(new Origin.OfRecord(ref.name()));
        } else if (type instanceof Type.ArrayType array) {
            return new Shape.Listed(element(array.element()));
        } else if (type instanceof Type.MapType map) {
            return traits.nativeMaps() ? new Shape.Mapped(element(map.value())) : new Shape.Listed(entry(map.value()));
        }
        return new Shape.Leaf(type);
    }

    private Shape element(Type type) {
        boolean absent = type instanceof Type.OptionalType || type == Type.Primitive.NULL;
        Type present = type instanceof Type.OptionalType optional ? optional.type() : type;
        boolean boxed = (absent && !traits.optionalElements())
                || (isList(present) && !traits.nestedLists())
                || (isBytes(present) && !traits.listsOfBytes())
                || (isInteger(present) && !traits.listsOfIntegers());
        return boxed ? box(type) : shape(present);
    }

    private static boolean isList(Type type) {
        return type instanceof Type.ArrayType || type instanceof Type.MapType;
    }

    private static boolean isBytes(Type type) {
        return type == Type.Primitive.BYTES
                || type instanceof Type.Fixed
                || type instanceof Type.Decimal
                || type instanceof Type.Uuid;
    }

    private static boolean isInteger(Type type) {
        return type == Type.Primitive.BOOLEAN
                || type == Type.Primitive.INT
                || type == Type.Primitive.LONG
                || type instanceof Type.Temporal
                || type instanceof Type.EnumRef;
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

    private Message message(Origin origin, List<Slot> slots, NameTable types) {
        String name = types.get(key(origin));
        if (origin instanceof Origin.OfRecord record) {
            noteIfRenamed(record.name(), Definition.simpleName(record.name()), name);
        } else {
            notes.add("%s holds %s, which has no place of its own here".formatted(name, held(origin)));
        }
        NameTable fields = naming.fields(slots.stream().map(Slot::source).toList());
        List<Slot> named = slots.stream()
                .map(s -> new Slot(fields.get(s.source()), s.source(), s.type(), s.shape(), s.optional()))
                .toList();
        if (origin instanceof Origin.OfRecord record) {
            named.forEach(s -> noteIfRenamed(record.name() + "." + s.source(), s.source(), s.name()));
        }
        return new Message(name, origin, named);
    }

    private static String held(Origin origin) {
        return origin instanceof Origin.Entry entry
                ? "a pair of map(" + entry.value() + ")"
                : ((Origin.Box) origin).type().toString();
    }

    private LoweredEnum enumeration(EnumDefinition enumeration, NameTable types) {
        String name = types.get(enumeration.name());
        noteIfRenamed(enumeration.name(), Definition.simpleName(enumeration.name()), name);
        NameTable symbols = naming.symbols(name, enumeration.symbols());
        symbols.all().forEach((symbol, target) -> noteIfRenamed(enumeration.name() + "." + symbol, symbol, target));
        return new LoweredEnum(enumeration.name(), name, symbols);
    }

    private void noteIfRenamed(String where, String source, String target) {
        if (!source.equals(target)) {
            notes.add(where + " is named " + target);
        }
    }
}
