package io.wirecost.compiler.ziojson;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.emit.SourceWriter;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ZioJsonNamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiterString = "->",
            value = {
                "0 -> place(Leaves.field(trace, in))",
                "1 -> _root_.zio.json.internal.Lexer.field(trace, in, names)",
                "64 -> _root_.zio.json.internal.Lexer.field(trace, in, names)",
                "65 -> _root_.zio.json.internal.Lexer.field128(trace, in, names, others)",
                "128 -> _root_.zio.json.internal.Lexer.field128(trace, in, names, others)",
                "129 -> place(Leaves.field(trace, in))"
            })
    void names_are_found_by_as_many_matrices_as_hold_them(int count, String read) {
        assertThat(new ZioJsonNames(Collections.nCopies(count, "name")).read("field"))
                .isEqualTo(read);
    }

    @Test
    void a_matrix_holds_no_empty_name() {
        ZioJsonNames names = new ZioJsonNames(List.of("a\"", ""));

        assertThat(names.read("enumeration")).isEqualTo("place(Leaves.enumeration(trace, in))");
        assertThat(declared(names)).isEqualTo("""
                private[this] def place(name: _root_.java.lang.String): _root_.scala.Int = name match {
                  case "a\\"" => 0
                  case "" => 1
                  case _ => -1
                }
                """);
    }

    @Test
    void a_matrix_is_made_once_for_a_decoder() {
        assertThat(declared(new ZioJsonNames(List.of("a", "b\\")))).isEqualTo("""
                private[this] val names = new _root_.zio.json.internal.StringMatrix(\
                _root_.scala.Array[_root_.java.lang.String]("a", "b\\\\"))
                """);
    }

    private static String declared(ZioJsonNames names) {
        SourceWriter out = new SourceWriter();
        names.declare(out);
        return out.toString();
    }
}
