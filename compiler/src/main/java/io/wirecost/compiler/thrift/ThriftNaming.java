package io.wirecost.compiler.thrift;

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

/** Names that Thrift's own compiler accepts in every language, and whose Java members do not collide. */
final class ThriftNaming implements Naming {
    static final Set<String> WORDS = ReservedWords.ignoringCase(
            String.join(" ", JavaNames.RESERVED),
            "namespace include cpp_include cpp_type php_namespace xsd_namespace xsd_all xsd_optional xsd_nillable",
            "xsd_attrs async oneway typedef struct union exception extends throws service enum const required optional",
            "void bool byte i8 i16 i32 i64 double string binary uuid map list set slist senum reference true false",
            "BEGIN END __CLASS__ __DIR__ __FILE__ __FUNCTION__ __LINE__ __METHOD__ __NAMESPACE__ abstract alias and",
            "args as assert begin break case catch class clone continue declare def default del delete do dynamic elif",
            "else elseif elsif end enddeclare endfor endforeach endif endswitch endwhile ensure except exec finally",
            "float for foreach from function global goto if implements import in inline instanceof interface is lambda",
            "module native new next nil not or package pass public print private protected raise redo rescue retry",
            "register return self sizeof static super switch synchronized then this throw transient try undef unless",
            "unsigned until use var virtual volatile when while with xor yield");

    private static final Set<String> TYPES = ReservedWords.ignoringCase(
            String.join(" ", WORDS),
            "Mapper Boolean Byte Short Integer Long Double String Object Override Deprecated SuppressWarnings Cloneable",
            "Comparable Class Iterable Throwable Exception IllegalArgumentException _Fields");

    private static final Set<String> FIELDS = ReservedWords.ignoringCase(
            String.join(" ", WORDS),
            "_Fields __isset_bitfield setField fieldValue isSet getFieldValue equals compareTo hashCode metaDataMap optionals STRUCT_DESC STANDARD_SCHEME_FACTORY TUPLE_SCHEME_FACTORY");

    /** What the Java generator's code of a union has beside variables of the branches' names. */
    private static final Set<String> BRANCHES =
            ReservedWords.ignoringCase(String.join(" ", FIELDS), "field fieldID iprot oprot value_");

    /** The member of every enum that holds a symbol's number. */
    private static final Set<String> SYMBOLS = ReservedWords.ignoringCase(String.join(" ", WORDS), "value");

    /** The classes that are nested in each struct. */
    private static final Pattern SCHEME = Pattern.compile("(?<=.)((standard|tuple)scheme(factory)?)+$");

    /** What the Java generator puts around a field's name. */
    private static final Pattern MEMBER = Pattern.compile("^((set|isset|is|get|unset|addto|putto|bufferfor)(?=.))+"
            + "|(?<=.)(isset|issetid|size|iterator|fielddesc)+$");

    @Override
    public NameTable types(List<String> fullNames) {
        return new NameTable(
                fullNames,
                name -> JavaNames.capitalize(Definition.simpleName(name)),
                TYPES,
                name -> SCHEME.matcher(name.toLowerCase(Locale.ROOT)).replaceFirst(""));
    }

    @Override
    public NameTable fields(List<String> names) {
        return members(names, FIELDS);
    }

    @Override
    public NameTable branches(List<String> names) {
        return members(names, BRANCHES);
    }

    private static NameTable members(List<String> names, Set<String> reserved) {
        return new NameTable(
                names,
                UnaryOperator.identity(),
                reserved,
                name -> MEMBER.matcher(name.replace("_", "").toLowerCase(Locale.ROOT))
                        .replaceAll(""));
    }

    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return new NameTable(symbols, UnaryOperator.identity(), SYMBOLS, UnaryOperator.identity());
    }
}
