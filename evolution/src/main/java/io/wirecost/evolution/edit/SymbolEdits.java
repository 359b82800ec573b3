package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Type;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Enums whose symbols come, go, move, and change their names. */
final class SymbolEdits {
    private final Places places;
    private final EditKind kind;
    private final List<EnumDefinition> enums;

    SymbolEdits(Places places, EditKind kind) {
        this(places, kind, places.enums().toList());
    }

    private SymbolEdits(Places places, EditKind kind, List<EnumDefinition> enums) {
        this.places = places;
        this.kind = kind;
        this.enums = enums;
    }

    /** The same edits of those enums alone that a branch of a union, or an optional field, holds. */
    SymbolEdits inUnions() {
        Set<Type> held = places.schema()
                .records()
                .flatMap(record -> record.fields().stream())
                .map(field -> field.type())
                .filter(Types::holdsOptional)
                .map(Types::innermost)
                .collect(Collectors.toSet());
        return new SymbolEdits(
                places,
                kind,
                enums.stream()
                        .filter(each -> held.contains(new Type.EnumRef(each.name())))
                        .toList());
    }

    Stream<SchemaChange> addedLast() {
        return added(false);
    }

    Stream<SchemaChange> addedFirst() {
        return added(true);
    }

    private Stream<SchemaChange> added(boolean first) {
        return enums.stream()
                .map(each -> change(each, symbols -> {
                    symbols.add(first ? 0 : symbols.size(), Places.free(each, "ADDED"));
                    return symbols;
                }));
    }

    /** One that has others behind it, so that these move up. */
    Stream<SchemaChange> removed() {
        return several()
                .map(each -> change(each, symbols -> {
                    symbols.remove(symbols.size() > 2 ? 1 : 0);
                    return symbols;
                }));
    }

    /** The first two change places; both keep their numbers. */
    Stream<SchemaChange> reordered() {
        return several().map(each -> change(each, SymbolEdits::swapped));
    }

    Stream<SchemaChange> renamed() {
        return enums.stream().map(each -> {
            String old = each.symbols().get(0);
            String name = Places.free(each, old + "_RENAMED");
            return new SchemaChange(
                    kind,
                    places.name(each),
                    draft -> {
                        draft.numberOf(each, name, old);
                        draft.symbols(each, symbols -> {
                            symbols.set(0, name);
                            return symbols;
                        });
                    },
                    Meaning.renamed(each.name(), old, name));
        });
    }

    /** The first two change their names; the numbers stay where they are. */
    Stream<SchemaChange> namesSwapped() {
        return several()
                .map(each -> new SchemaChange(kind, places.name(each), draft -> {
                    List<String> symbols = each.symbols();
                    draft.numberOf(each, symbols.get(1), symbols.get(0));
                    draft.numberOf(each, symbols.get(0), symbols.get(1));
                    draft.symbols(each, SymbolEdits::swapped);
                }));
    }

    private static List<String> swapped(List<String> symbols) {
        Collections.swap(symbols, 0, 1);
        return symbols;
    }

    private Stream<EnumDefinition> several() {
        return enums.stream().filter(each -> each.symbols().size() > 1);
    }

    private SchemaChange change(EnumDefinition each, UnaryOperator<List<String>> change) {
        return new SchemaChange(kind, places.name(each), draft -> draft.symbols(each, change));
    }
}
