package io.wirecost.core.schema;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names of the domain classes: which Java class, property and constant stands for which name of the schema. A pure
 * function of the schema, so that the compiler that emits the classes and the codecs that reflect on them agree.
 */
public final class JavaNames {
    /** The package of every domain class. */
    public static final String DOMAIN_PACKAGE = "wirecost.domain";

    /**
     * Words that get another name in Java. Some cannot be a Java identifier. A field would hide the first parts of
     * package names. The getter of {@code Class} would be {@link Object#getClass}. Every domain class has the methods
     * of {@link Object}, which libraries take for accessors of a field of that name. The last word is the constant of
     * every class that is {@link java.io.Serializable}.
     */
    public static final Set<String> RESERVED = Set.copyOf(Stream.of(
                    "abstract assert boolean break byte case catch char class const continue default do double else",
                    "enum extends final finally float for goto if implements import instanceof int interface long",
                    "native new package private protected public return short static strictfp super switch",
                    "synchronized this throw throws transient try void volatile while true false null _",
                    "java javax jakarta com org io net wirecost Class hashCode equals serialVersionUID")
            .flatMap(words -> Stream.of(words.split(" ")))
            .toList());

    /**
     * Words that no class may have as its name. A class begins with a capital, so there is only one keyword among them.
     * The others are classes of {@code java.lang}. Fory's generator, whose code lies in the package of the beans, names
     * these without their package.
     */
    private static final Set<String> RESERVED_CLASSES =
            Set.of(("_ Boolean Byte Character Class Double Enum Float Integer Long Object RuntimeException Short String"
                            + " Throwable")
                    .split(" "));

    private final NameTable classes;
    private final Map<String, NameTable> members;

    public JavaNames(Schema schema) {
        List<String> names = schema.definitions().stream().map(Definition::name).toList();
        classes = new NameTable(
                names, name -> capitalize(Definition.simpleName(name)), RESERVED_CLASSES, JavaNames::ignoringCase);
        members = schema.definitions().stream().collect(Collectors.toMap(Definition::name, JavaNames::membersOf));
    }

    /** Simple name of the domain class of a record or enum. */
    public String className(String definition) {
        return classes.get(definition);
    }

    /** Full name of the domain class of a record or enum. */
    public String qualifiedClassName(String definition) {
        return DOMAIN_PACKAGE + "." + className(definition);
    }

    /** The private field that holds a field of a record; also what stands behind get and set, with a capital. */
    public String property(String record, String field) {
        return members.get(record).get(field);
    }

    /** The enum constant of a symbol. */
    public String constant(String enumeration, String symbol) {
        return members.get(enumeration).get(symbol);
    }

    /** The getter of a field: {@code is…} for a boolean that is always present, otherwise {@code get…}. */
    public String getter(String record, Field field) {
        String prefix = field.type() == Type.Primitive.BOOLEAN ? "is" : "get";
        return prefix + capitalize(property(record, field.name()));
    }

    public String setter(String record, Field field) {
        return "set" + capitalize(property(record, field.name()));
    }

    /** Every definition and member whose name differs from the schema's, as "schema's name → Java name". */
    public Map<String, String> renamed() {
        return renamed(classes, members, Definition::simpleName);
    }

    private static Map<String, String> renamed(
            NameTable classes, Map<String, NameTable> members, Function<String, String> plain) {
        Map<String, String> renamed = new java.util.LinkedHashMap<>();
        classes.all().forEach((name, target) -> {
            if (!plain.apply(name).equals(target)) {
                renamed.put(name, target);
            }
            members.get(name).all().forEach((member, targetMember) -> {
                if (!member.equals(targetMember)) {
                    renamed.put(name + "." + member, targetMember);
                }
            });
        });
        return renamed;
    }

    private static NameTable membersOf(Definition definition) {
        return new NameTable(
                definition.members(),
                UnaryOperator.identity(),
                RESERVED,
                definition.asRecord().isPresent() ? JavaNames::ignoringCase : UnaryOperator.identity());
    }

    /** The name with its first letter in upper case. */
    public static String capitalize(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static String ignoringCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
