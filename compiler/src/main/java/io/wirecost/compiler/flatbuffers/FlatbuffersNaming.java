package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * FlatBuffers' own style: tables and enums with a capital, fields in snake case. Names also have to survive the Java that
 * flatc makes of them, where one field brings half a dozen methods and types stand unqualified.
 */
final class FlatbuffersNaming implements Naming {
    private static final Set<String> TYPES = ReservedWords.ignoringCase(
            "Boolean Byte Short Integer Long Float Double String Object Override SuppressWarnings Deprecated",
            "ByteBuffer ByteOrder Table Struct Constants FlatBufferBuilder Vector BaseVector BooleanVector ByteVector",
            "ShortVector IntVector LongVector FloatVector DoubleVector StringVector UnionVector Mapper");

    static final Set<String> WORDS = ReservedWords.ignoringCase(
            String.join(" ", JavaNames.RESERVED),
            "yield",
            "bool ubyte ushort uint ulong int8 uint8 int16 uint16 int32 uint32 int64 uint64 float32 float64 string",
            "namespace table struct union root_type rpc_service file_extension file_identifier attribute include",
            "native_include inf infinity nan");

    /** Methods that every table inherits, what flatc calls a parameter, and the prefix of its presence methods. */
    private static final Set<String> FIELDS = ReservedWords.ignoringCase(
            String.join(" ", WORDS),
            "get_class hash_code to_string notify notify_all wait clone finalize get_byte_buffer builder has names");

    private static final Set<String> SYMBOLS = ReservedWords.ignoringCase(String.join(" ", WORDS), "names");

    private static final Pattern CAMEL_BOUNDARY = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");
    private static final Pattern ACCESSOR_PREFIX = Pattern.compile("^has(?=[A-Z])");
    private static final Pattern ACCESSOR_SUFFIXES =
            Pattern.compile("(?<=.)(Length|Vector|AsByteBuffer|InByteBuffer|Offset)+$");

    @Override
    public NameTable types(List<String> fullNames) {
        return new NameTable(fullNames, FlatbuffersNaming::typeName, TYPES, name -> name.toLowerCase(Locale.ROOT));
    }

    /** The name of the union that the table of this name holds; no table has it. */
    static String union(String table, Lowered lowered) {
        Set<String> taken = lowered.messages().stream()
                .map(message -> message.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        lowered.enums().forEach(enumeration -> taken.add(enumeration.name().toLowerCase(Locale.ROOT)));
        String name = table + "Branch";
        for (int i = 2; taken.contains(name.toLowerCase(Locale.ROOT)); i++) {
            name = table + "Branch" + i;
        }
        return name;
    }

    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(names, FlatbuffersNaming::snakeCase, FIELDS, FlatbuffersNaming::accessorStem);
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return new NameTable(symbols, UnaryOperator.identity(), SYMBOLS, UnaryOperator.identity());
    }

    private static String typeName(String fullName) {
        String name = withoutOuterUnderscores(Definition.simpleName(fullName));
        return startsWithLetter(name) ? JavaNames.capitalize(name) : "T" + name;
    }

    private static String snakeCase(String name) {
        String snake = CAMEL_BOUNDARY
                .matcher(withoutOuterUnderscores(name))
                .replaceAll("_")
                .replaceAll("_+", "_")
                .toLowerCase(Locale.ROOT);
        return startsWithLetter(snake) ? snake : "f" + snake;
    }

    /** What is left of a field's accessors without what flatc adds: equal for two fields whose accessors may collide. */
    private static String accessorStem(String field) {
        String bare = ACCESSOR_PREFIX.matcher(FlatcNames.camelCase(field)).replaceFirst("");
        return ACCESSOR_SUFFIXES.matcher(JavaNames.capitalize(bare)).replaceFirst("");
    }

    private static String withoutOuterUnderscores(String name) {
        return name.replaceAll("^_+|_+$", "");
    }

    private static boolean startsWithLetter(String name) {
        return !name.isEmpty() && Character.isLetter(name.charAt(0));
    }
}
