package io.wirecost.compiler.lower;

import io.wirecost.core.schema.NameTable;
import java.util.List;

/** How a target names things: what it reserves and which names it cannot tell apart. */
public interface Naming {
    /** Names of messages and enums together. The given names are simple ones and may repeat only by key, not in full. */
    NameTable types(List<String> fullNames);

    /** Names of the fields of one message. */
    NameTable fields(List<String> names);

    /** Names of the branches of one union. */
    default NameTable branches(List<String> names) {
        return fields(names);
    }

    /** Names of the symbols of one enum, whose own name in the target is given. */
    NameTable symbols(String enumName, List<String> symbols);
}
