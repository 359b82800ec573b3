package io.wirecost.contract;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes random schemas that use everything the model has, with names and keys that targets dislike. Many root records share one
 * schema, so that one compilation serves them all: the real root has an optional field for each.
 */
public final class RandomSchema {
    /** The deepest nesting of types below a root record. */
    public static final int MAX_DEPTH = 16;

    private static final String SPACE = "random";

    /** No definition is named like one of these, by Avro's rule for schemas. */
    private static final Set<String> PRIMITIVES =
            Stream.of(Type.Primitive.values()).map(Object::toString).collect(Collectors.toSet());

    private final String space;
    private final Random random;
    private final RandomNames names;
    private final RandomKeys keys;
    private final Random unions;
    private final Set<String> taken = new HashSet<>();
    private final List<Definition> definitions = new ArrayList<>();
    private final List<Type.Fixed> fixeds = new ArrayList<>();
    private final List<String> openRecords = new ArrayList<>();

    private RandomSchema(String space, long seed) {
        this.space = space;
        this.random = new Random(seed);
        this.names = new RandomNames(random);
        // Of their own: the rest of a schema stays as it is.
        this.keys = new RandomKeys(new Random(~seed));
        this.unions = new Random(seed ^ 0x5eed);
    }

    /** A schema whose root has {@code roots} optional fields, each a random record of its own. */
    public static Schema generate(long seed, int roots) {
        return generate(seed, roots, MAX_DEPTH);
    }

    /** The same with types that are nested no deeper than {@code deepest} below a root record. */
    public static Schema generate(long seed, int roots, int deepest) {
        return generate(SPACE, seed, roots, deepest);
    }

    /** The same in a namespace of its own. */
    static Schema generate(String space, long seed, int roots, int deepest) {
        return new RandomSchema(space, seed).schema(roots, deepest);
    }

    /** A schema as small as people's first ones: a root of few fields whose own name and namespace are awkward too. */
    public static Schema small(long seed) {
        return new RandomSchema(SPACE, seed).small();
    }

    private Schema small() {
        Type.RecordRef root = newRecord(namespace(), 1 + random.nextInt(4), false);
        return new Schema(root.name(), definitions);
    }

    /** Empty in every other schema. */
    private String namespace() {
        return random.nextBoolean() ? "" : String.join(".", names.several(1 + random.nextInt(2), "acme"));
    }

    private Schema schema(int roots, int deepest) {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < roots; i++) {
            int depth = i % 10 == 0 ? deepest : 1 + random.nextInt(5);
            fields.add(new Field("root" + i, new Type.OptionalType(newRecord(space + ".r" + i, depth, i % 10 == 0))));
        }
        List<Definition> all = new ArrayList<>();
        all.add(new RecordDefinition(space + ".Root", fields));
        all.addAll(definitions);
        return new Schema(space + ".Root", all);
    }

    private Type.RecordRef newRecord(String namespace, int depth, boolean chain) {
        String name = newName(namespace);
        openRecords.add(name);
        int place = definitions.size();
        definitions.add(new EnumDefinition(name, List.of())); // holds the place: a record comes before what it uses
        List<Field> fields = new ArrayList<>();
        int count = random.nextInt(30) == 0 ? 0 : 1 + random.nextInt(5);
        for (String field : names.several(count, Definition.simpleName(name))) {
            boolean deep = chain && fields.isEmpty();
            int below = deep ? depth - 1 : random.nextInt(Math.max(1, Math.min(depth, 4)));
            fields.add(new Field(field, deep ? container(namespace, below, true) : type(namespace, below)));
        }
        boolean canEnd = fields.stream()
                .anyMatch(field -> field.type().present().asRecord().isEmpty());
        boolean isUnion = !chain && place > 0 && canEnd && unions.nextInt(5) == 0;
        definitions.set(place, new RecordDefinition(name, keys.some(isUnion ? branches(fields) : fields), isUnion));
        openRecords.remove(name);
        return new Type.RecordRef(name);
    }

    /** Each of which has a value where it is chosen. */
    private static List<Field> branches(List<Field> fields) {
        return fields.stream()
                .map(field -> field.withType(
                        field.type() == Type.Primitive.NULL
                                ? new Type.OptionalType(Type.Primitive.BOOLEAN)
                                : new Type.OptionalType(field.type().present())))
                .toList();
    }

    private Type type(String namespace, int depth) {
        return depth <= 0 || random.nextInt(3) == 0 ? leaf(namespace) : container(namespace, depth, false);
    }

    private Type container(String namespace, int depth, boolean chain) {
        if (depth <= 0) {
            return leaf(namespace);
        }
        return switch (random.nextInt(chain ? 4 : 5)) {
            case 0 -> new Type.ArrayType(inner(namespace, depth, chain));
            case 1 -> new Type.MapType(inner(namespace, depth, chain));
            case 2 -> optional(inner(namespace, depth, chain));
            case 3 -> newRecord(namespace, depth, chain);
            default -> recursion();
        };
    }

    private Type inner(String namespace, int depth, boolean chain) {
        return chain ? container(namespace, depth - 1, true) : type(namespace, depth - 1);
    }

    private static Type optional(Type inner) {
        return inner.mayBeAbsent() ? new Type.ArrayType(inner) : new Type.OptionalType(inner);
    }

    /** A reference to a record that is being defined, in a container that can end the recursion. */
    private Type recursion() {
        Type self = new Type.RecordRef(openRecords.get(random.nextInt(openRecords.size())));
        return switch (random.nextInt(3)) {
            case 0 -> new Type.ArrayType(self);
            case 1 -> new Type.MapType(self);
            default -> new Type.OptionalType(self);
        };
    }

    private Type leaf(String namespace) {
        int choice = random.nextInt(26);
        if (choice < 8) {
            return Type.Primitive.values()[choice];
        } else if (choice < 17) {
            return Type.Temporal.values()[choice - 8];
        } else if (choice < 19) {
            return newEnum(namespace);
        }
        return switch (choice) {
            case 19 -> new Type.Uuid(Optional.empty());
            case 20 -> new Type.Uuid(Optional.of(new Type.Fixed(space + ".Uuid16", 16)));
            case 21 -> new Type.Decimal(1 + random.nextInt(38), 0, Optional.empty());
            case 22 -> new Type.Decimal(20, random.nextInt(20), Optional.empty());
            case 23 -> new Type.Decimal(18, 4, Optional.of(new Type.Fixed(space + ".Decimal9", 9)));
            case 24 -> fixed(namespace);
            default -> Type.Primitive.STRING;
        };
    }

    private Type fixed(String namespace) {
        if (fixeds.isEmpty() || random.nextBoolean()) {
            fixeds.add(new Type.Fixed(newName(namespace), random.nextInt(4) == 0 ? 1 : 1 + random.nextInt(20)));
        }
        return fixeds.get(random.nextInt(fixeds.size()));
    }

    private Type newEnum(String namespace) {
        String name = newName(namespace);
        definitions.add(new EnumDefinition(
                name, List.copyOf(names.several(1 + random.nextInt(6), Definition.simpleName(name)))));
        return new Type.EnumRef(name);
    }

    /** A full name that nothing in this schema has yet; now and then its simple name stands in another namespace too. */
    private String newName(String namespace) {
        String name;
        do {
            name = namespace.isEmpty() ? names.one() : namespace + "." + names.one();
        } while (PRIMITIVES.contains(name) || !taken.add(name));
        return name;
    }
}
