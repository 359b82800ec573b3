package io.wirecost.compiler.stream;

import java.util.List;

/**
 * How emitted Java walks through a list or map.
 *
 * @param before statements ahead of the loop
 * @param header the line that opens the loop, with its brace
 * @param name the expression for the name of the current part, to be used once and before its value
 * @param behindName statements that go on from the name of a part to its value
 * @param element what the current part is read from
 * @param after statements behind the loop
 * @param size the expression for the number of parts; empty where the format does not tell it ahead
 */
record EmittedLoop(
        List<String> before,
        String header,
        String name,
        List<String> behindName,
        String element,
        List<String> after,
        String size) {
    /** A walk in which reading a name leads to its value. */
    EmittedLoop(List<String> before, String header, String name, String element, List<String> after, String size) {
        this(before, header, name, List.of(), element, after, size);
    }
}
