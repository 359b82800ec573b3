package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names that protoc accepts and whose Java classes and accessors do not collide, so that protoc never renames behind our
 * back. Belongs to one schema: all types and symbols of a file share one scope.
 */
final class ProtobufNaming implements Naming {
    /** Holds the descriptors; generated beside the messages. */
    static final String OUTER_CLASS = "SchemaProto";

    /**
     * Our own two, the nested classes that every message inherits, which would hide a message of that name, and what the
     * generated code names without its package.
     */
    private static final Set<String> CLASSES = Set.of(
            "_",
            "mapper",
            "schemaproto",
            "builder",
            "builderparent",
            "defaultinstancebasedparser",
            "extendablebuilder",
            "extendablemessage",
            "extendablemessageorbuilder",
            "extensiondescriptor",
            "fieldaccessortable",
            "generatedextension",
            "internaloneofenum",
            "methodtoinvoke",
            "runtimeexception",
            "serializedform",
            "suppresswarnings",
            "unusedprivateparameter");

    /** Fields one of whose accessors would collide with a method that every message has; without underscores. */
    private static final Set<String> INHERITED = Set.of(
            "class",
            "allfields",
            "cachedsize",
            "defaultinstance",
            "defaultinstancefortype",
            "descriptor",
            "descriptorfortype",
            "fieldaccessortable",
            "from",
            "initializationerrorstring",
            "memoizedserializedsize",
            "parentforchildren",
            "parserfortype",
            "serializedsize",
            "unknownfields",
            "unknownfieldset",
            "unknownfieldsetbuilder");

    /** Members of the generated classes that hold whether 32 fields each are set. */
    private static final Pattern BITS = Pattern.compile("bitfield\\d*");

    private static final Pattern CLASS_SUFFIX = Pattern.compile("(?<=.)(orbuilder)+$");

    /** What protoc puts before and behind a field's name in accessors and nested types. */
    private static final Pattern ACCESSOR_PREFIX = Pattern.compile("^(all|mutable)+(?=.)");

    private static final Pattern ACCESSOR_SUFFIX = Pattern.compile(
            "(?<=.)(fieldbuilder|orbuilder|builder|bytes|count|entry|list|map|ordefault|orthrow|value)+$");

    /** {@code encodeOr}, whose accessor {@code getEncodeOrBuilder} a field {@code encode} has, too. */
    private static final Pattern OR = Pattern.compile("(?<=.)((?<=_)or|Or)_*$");

    private static final Pattern SYMBOL_SUFFIX = Pattern.compile("(?<=.)(value)+$");

    private final Set<String> scope = new HashSet<>();

    @Override
    public NameTable types(List<String> fullNames) {
        NameTable table = new NameTable(
                fullNames,
                ProtobufNaming::type,
                Set.of(),
                name -> CLASS_SUFFIX.matcher(name.toLowerCase(Locale.ROOT)).replaceFirst(""));
        scope.addAll(table.all().values());
        return table;
    }

    private static String type(String fullName) {
        String name = JavaNames.capitalize(Definition.simpleName(fullName));
        boolean likeMapEntry = name.contains("_") && name.endsWith("Entry"); // descriptors: Message_FieldEntry
        return likeMapEntry || CLASSES.contains(name.toLowerCase(Locale.ROOT)) ? name + "_" : name;
    }

    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(names, ProtobufNaming::field, Set.of(), ProtobufNaming::stem);
    }

    /** What two fields must not share, since accessors of one might be those of the other. */
    private static String stem(String field) {
        String whole = OR.matcher(field).replaceFirst("OrBuilder");
        String stem = ACCESSOR_PREFIX.matcher(plain(whole)).replaceFirst("");
        return ACCESSOR_SUFFIX.matcher(stem).replaceFirst("");
    }

    private static String field(String name) {
        if (INHERITED.contains(plain(name)) || BITS.matcher(plain(name)).matches()) {
            return name + "_field";
        }
        return startsWithLetter(name) ? name : "x" + name;
    }

    /** The name of a union's oneof: {@code branch}, with a number where something of that name would be one of a field's. */
    static String oneof(Message union) {
        String name = "branch";
        for (int i = 2; isTaken(name, union); i++) {
            name = "branch" + i;
        }
        return name;
    }

    /** The name of a oneof among the fields of a message: its own, unless its accessor would be one of a field's. */
    static String oneof(Message around, Slot slot, Message oneof) {
        String name = slot.name();
        while (isCase(name, around) || isCase(name, oneof)) {
            name += "_choice";
        }
        return name;
    }

    private static boolean isCase(String oneof, Message message) {
        return message.slots().stream().anyMatch(slot -> plain(slot.name()).equals(plain(oneof) + "case"));
    }

    /** Of a oneof come a class, constants and accessors that begin with its name. */
    private static boolean isTaken(String oneof, Message union) {
        return Stream.concat(Stream.of(union.name()), union.slots().stream().map(Slot::name))
                .anyMatch(name -> plain(name).startsWith(oneof));
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        String prefix = enumName.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT) + "_";
        NameTable table = new NameTable(
                symbols,
                symbol -> symbol.startsWith(prefix) && startsWithLetter(symbol.substring(prefix.length()))
                        ? symbol
                        : prefix + (startsWithLetter(symbol) ? symbol : "X" + symbol),
                Set.copyOf(scope),
                name -> SYMBOL_SUFFIX.matcher(plain(name)).replaceFirst(""));
        scope.addAll(table.all().values());
        return table;
    }

    /** Returns whether something that an identifier may start with is left without leading underscores. */
    private static boolean startsWithLetter(String name) {
        String stripped = name.replaceFirst("^_+", "");
        return !stripped.isEmpty() && !Character.isDigit(stripped.charAt(0));
    }

    /** Returns whether the message that protoc nests for a map field may be named like a type. */
    static boolean isMapEntry(String type, String field) {
        return plain(type).equals(plain(field) + "entry");
    }

    private static String plain(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }
}
