package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Edits of one sort. A habit of a library shows in all of them. */
final class EditGroup {
    static final Set<EditKind> ALL = Set.of(EditKind.values());

    /** A value gets another shape. */
    static final Set<EditKind> SHAPES =
            Set.of(EditKind.SINGLE_TO_ARRAY, EditKind.ARRAY_TO_SINGLE, EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY);

    /** A reader's enum may lack a symbol. */
    static final Set<EditKind> SYMBOLS = Set.of(
            EditKind.STRING_TO_ENUM,
            EditKind.ENUM_TO_STRING,
            EditKind.SYMBOL_ADDED_LAST,
            EditKind.SYMBOL_ADDED_FIRST,
            EditKind.SYMBOL_ADDED_IN_UNION,
            EditKind.SYMBOL_REMOVED,
            EditKind.SYMBOL_RENAMED,
            EditKind.SYMBOL_ADDED_FIRST_IN_UNION,
            EditKind.SYMBOL_REMOVED_IN_UNION,
            EditKind.SYMBOL_RENAMED_IN_UNION);

    /** A number, a text or bytes become another one of these. */
    static final Set<EditKind> SCALARS =
            Set.of(EditKind.LONG_TO_DOUBLE, EditKind.INT_TO_STRING, EditKind.STRING_TO_BYTES, EditKind.BYTES_TO_STRING);

    /** A value gets another type, as the library tells types apart. */
    static final Set<EditKind> TYPES = union(List.of(SHAPES, SYMBOLS, SCALARS));

    /** A field that is written may be unknown to the reader, and one that it knows may be missing. */
    static final Set<EditKind> FIELDS = union(List.of(
            EnumSet.range(EditKind.ADD_LAST_OPTIONAL, EditKind.RENAME),
            EnumSet.range(EditKind.REUSE_SAME_TYPE, EditKind.OPTIONAL_TO_REQUIRED),
            Set.of(EditKind.ARRAY_TO_SINGLE),
            EnumSet.range(EditKind.UNION_OF_ONE, EditKind.UNION_TO_FIELD)));

    /** The same where lists and maps are made of fields, too. */
    static final Set<EditKind> ELEMENTS = union(List.of(FIELDS, Set.of(EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY)));

    /** Any of these: a reader looks for what it wants, and finds something else or nothing. */
    static final Set<EditKind> FIELDS_AND_TYPES = union(List.of(ELEMENTS, TYPES));

    private EditGroup() {}

    private static Set<EditKind> union(List<Set<EditKind>> sets) {
        return sets.stream().flatMap(Collection::stream).collect(Collectors.toUnmodifiableSet());
    }
}
