package io.wirecost.compiler.avro;

import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;

/** How a schema is laid out for people: two spaces a level, and a line for each member and element. */
final class Layout {
    private Layout() {}

    /** A new printer, which is good for one text. */
    static PrettyPrinter lines() {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentArraysWith(indenter);
        printer.indentObjectsWith(indenter);
        return printer;
    }
}
