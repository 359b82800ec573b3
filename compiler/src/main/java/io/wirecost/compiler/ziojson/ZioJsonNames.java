package io.wirecost.compiler.ziojson;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.scala.ScalaLiteral;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How a decoder tells the names that it knows apart. The library's matrices find a name while it is read, without a string for
 * it. One holds up to 64 names, two hold 128, and none is empty. Other decoders compare strings.
 */
final class ZioJsonNames {
    private static final int MOST_IN_MATRIX = 64;
    private static final String INTERNAL = "_root_.zio.json.internal.";

    private final List<String> names;

    ZioJsonNames(List<String> names) {
        this.names = names;
    }

    /** Members of the decoder that {@link #read} needs. */
    void declare(SourceWriter out) {
        if (!fitMatrices()) {
            out.line("private[this] def place(name: _root_.java.lang.String): _root_.scala.Int = name match {");
            for (int i = 0; i < names.size(); i++) {
                out.line("case %s => %d", ScalaLiteral.of(names.get(i)), i);
            }
            out.line("case _ => -1").line("}");
        } else if (fitOne()) {
            matrix(out, "names", names);
        } else {
            matrix(out, "names", names.subList(0, MOST_IN_MATRIX));
            matrix(out, "others", names.subList(MOST_IN_MATRIX, names.size()));
        }
    }

    private static void matrix(SourceWriter out, String member, List<String> names) {
        String literals = names.stream().map(ScalaLiteral::of).collect(Collectors.joining(", "));
        out.line(
                "private[this] val %s = new %sStringMatrix(_root_.scala.Array[_root_.java.lang.String](%s))",
                member, INTERNAL, literals);
    }

    /**
     * Reads a name, and returns its place or -1.
     *
     * @param what {@code field} with the colon behind it, or {@code enumeration}
     */
    String read(String what) {
        if (!fitMatrices()) {
            return "place(Leaves.%s(trace, in))".formatted(what);
        }
        return fitOne()
                ? "%sLexer.%s(trace, in, names)".formatted(INTERNAL, what)
                : "%sLexer.%s128(trace, in, names, others)".formatted(INTERNAL, what);
    }

    private boolean fitMatrices() {
        return !names.isEmpty()
                && names.size() <= 2 * MOST_IN_MATRIX
                && names.stream().noneMatch(String::isEmpty);
    }

    private boolean fitOne() {
        return names.size() <= MOST_IN_MATRIX;
    }
}
