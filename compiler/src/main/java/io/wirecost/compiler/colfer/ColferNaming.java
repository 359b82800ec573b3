package io.wirecost.compiler.colfer;

import io.wirecost.compiler.lower.CamelCase;
import io.wirecost.compiler.lower.Naming;
import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Names that colf takes over into Java as they are, without hiding what the beans use themselves. */
final class ColferNaming implements Naming {
    private static final Set<String> TYPES = ReservedWords.ignoringCase(
            "_ Mapper IOException InputStream ObjectInputStream ObjectOutputStream ObjectStreamException OutputStream",
            "Serializable StandardCharsets InputMismatchException BufferOverflowException BufferUnderflowException",
            "Unmarshaller Override Object String Math Arrays Float Double Long Integer SecurityException",
            "IllegalStateException ArrayIndexOutOfBoundsException ClassNotFoundException Character System");

    /** A schema is read by Go's own parser. */
    private static final Set<String> FIELDS = ReservedWords.ignoringCase(
            "break case chan const continue default defer else fallthrough for func go goto if import interface map",
            "package range return select struct switch type var",
            String.join(" ", JavaNames.RESERVED),
            "bool uint8 uint16 uint32 uint64 int32 int64 float32 float64 timestamp text binary",
            "colferSizeMax colferListMax serialVersionUID");

    @Override
    public NameTable types(List<String> fullNames) {
        return new NameTable(
                fullNames,
                name -> JavaNames.capitalize(Definition.simpleName(name)),
                TYPES,
                name -> name.toLowerCase(Locale.ROOT));
    }

    @Override
    public NameTable fields(List<String> names) {
        return new NameTable(names, CamelCase::of, FIELDS, name -> name.toLowerCase(Locale.ROOT));
    }

    /** Colfer has no enums. */
    @Override
    public NameTable symbols(String enumName, List<String> symbols) {
        return new NameTable(symbols, UnaryOperator.identity(), Set.of(), UnaryOperator.identity());
    }
}
