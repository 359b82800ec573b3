package io.wirecost.compiler.sbe;

import io.wirecost.compiler.lower.CamelCase;
import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Names that SBE's tool accepts in every language, and whose generated members do not collide. */
final class SbeNaming implements Naming {
    /** Keywords of the languages that the tool generates code for. */
    private static final String WORDS = String.join(" ", JavaNames.RESERVED)
            + " _Alignas _Alignof _Atomic _BitInt _Bool _Complex _Decimal128 _Decimal32 _Decimal64 _Generic"
            + " _Imaginary _Noreturn _Static_assert _Thread_local alignas alignof and and_eq append as asm"
            + " atomic_cancel atomic_commit atomic_noexcept auto base bitand bitor bool cap chan char16_t char32_t"
            + " char8_t checked close co_await co_return co_yield compl complex complex128 complex64 concept"
            + " const_cast consteval constexpr constinit contract_assert copy decimal decltype defer delegate delete"
            + " dynamic_cast error event explicit export extern fallthrough fixed float32 float64 foreach friend"
            + " func go imag implicit in inline int16 int32 int64 int8 internal iota is len lock make map mutable"
            + " namespace nil noexcept not not_eq nullptr object operator or or_eq out override panic params print"
            + " println range readonly real recover ref reflexpr register reinterpret_cast requires restrict rune"
            + " sbyte sealed select signed sizeof stackalloc static_assert static_cast String string struct template"
            + " thread_local type typedef typeid typename typeof typeof_unqual uint uint16 uint32 uint64 uint8"
            + " uintptr ulong unchecked union unsafe unsigned ushort using var virtual wchar_t xor xor_eq yield";

    /** The tool's own classes and those of the JDK that it names simply. */
    private static final Set<String> TYPES =
            ReservedWords.ignoringCase("_ Mapper MetaAttribute BooleanType MessageHeader"
                    + " GroupSizeEncoding VarDataEncoding VarStringEncoding Class Object Override String StringBuilder"
                    + " CharSequence Iterable Integer Long Short Byte Float Double Char Int8 Int16 Int32 Int64 Uint8 Uint16"
                    + " Uint32 Uint64 DirectBuffer MutableDirectBuffer IllegalStateException IllegalArgumentException"
                    + " IndexOutOfBoundsException UnsupportedOperationException Math SuppressWarnings CompositeEncoderFlyweight"
                    + " CompositeDecoderFlyweight MessageEncoderFlyweight MessageDecoderFlyweight");

    /**
     * What the generated classes have of their own: members, and variables beside which a group's would stand. And the parts of the
     * encodings of data and groups: the tool takes the first thing of that name for them.
     */
    private static final String MEMBERS = "wrap wrapAndApplyHeader buffer offset initialOffset limit initialLimit"
            + " parentMessage encodedLength blockLength actingBlockLength actingVersion index count dimensions next"
            + " iterator hasNext remove forEach forEachRemaining spliterator resetCountToIndex countMinValue"
            + " countMaxValue builder originalLimit toString appendTo getClass notify notifyAll wait finalize clone"
            + " messageHeader groupSizeEncoding varDataEncoding varStringEncoding metaAttribute length varData numInGroup";

    /** An enum's field with its number, and what the tool adds to the symbols. */
    private static final Set<String> SYMBOLS = ReservedWords.of(WORDS, "value NULL_VAL SBE_UNKNOWN");

    /** What the members that describe a block begin with. */
    private static final String OWN_PREFIX = "sbe";

    /** What the generator puts around a member's name. */
    private static final Pattern MEMBER = Pattern.compile("^((put|get|wrap|skip|sbe|append)(?=.))+"
            + "|(?<=.)(id|sinceversion|encodingoffset|encodinglength|nullvalue|minvalue|maxvalue|metaattribute"
            + "|headerlength|length|characterencoding|byteorder|count|raw|encoder|decoder)+$");

    private static final Pattern CODEC = Pattern.compile("(?<=.)(encoder|decoder)+$");

    @Override
    public NameTable types(List<String> fullNames) {
        return new NameTable(
                fullNames,
                name -> JavaNames.capitalize(Definition.simpleName(name)),
                TYPES,
                name -> CODEC.matcher(name.toLowerCase(Locale.ROOT)).replaceFirst(""));
    }

    /** Slots get their names where they stand: see {@link #members}. */
    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(names, UnaryOperator.identity(), Set.of(), UnaryOperator.identity());
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return new NameTable(symbols, UnaryOperator.identity(), SYMBOLS, UnaryOperator.identity());
    }

    /**
     * Names of everything that stands in one block.
     *
     * @param paths names of the schema, with dots between a record's name and its field's where it has no group
     * @param enclosing the names of the message and the groups around, whose classes a nested class may not be named like
     * @param shorten from a path and its name to a name that is short enough
     */
    static NameTable members(Collection<String> paths, Collection<String> enclosing, BinaryOperator<String> shorten) {
        Set<String> reserved = new HashSet<>(ReservedWords.of(WORDS, MEMBERS));
        enclosing.forEach(name -> reserved.add(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1)));
        for (int word = 0; word <= paths.size() / Presence.MAX_BITS; word++) {
            reserved.add(Presence.name(word));
        }
        return new NameTable(
                paths,
                path -> shorten.apply(path, member(path)),
                reserved,
                name -> MEMBER.matcher(name.replace("_", "").toLowerCase(Locale.ROOT))
                        .replaceAll(""));
    }

    private static String member(String path) {
        String name = CamelCase.of(path.replace('.', '_'));
        return name.startsWith(OWN_PREFIX) ? name + "_" : name;
    }
}
