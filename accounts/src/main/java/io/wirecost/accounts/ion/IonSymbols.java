package io.wirecost.accounts.ion;

import io.wirecost.accounts.tree.AccountNode;
import io.wirecost.accounts.tree.AccountNode.Scalar;
import io.wirecost.accounts.tree.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The symbols of a message. The text of each belongs to whatever names it first. */
final class IonSymbols {
    /** Those that every message has, by their numbers from 1. */
    private static final List<String> OWN = List.of(
            "$ion",
            "$ion_1_0",
            "$ion_symbol_table",
            "name",
            "version",
            "imports",
            "symbols",
            "max_id",
            "$ion_shared_symbol_table");

    private final List<String> texts = new ArrayList<>(OWN);
    private final List<List<Part>> unused = new ArrayList<>(Collections.nCopies(OWN.size(), List.of()));

    void add(Scalar text) {
        texts.add((String) text.carrier());
        unused.add(text.parts());
    }

    boolean has(long number) {
        return number > 0 && number <= texts.size();
    }

    String text(long number) {
        return texts.get((int) number - 1);
    }

    /** The bytes of a symbol where it stands, and those of its text if it is named for the first time. */
    List<Part> named(long number, List<Part> reference) {
        return AccountNode.joined(unused.set((int) number - 1, List.of()), reference);
    }

    /** The text of symbols that nothing names. */
    List<Part> left() {
        return unused.stream().flatMap(List::stream).toList();
    }
}
