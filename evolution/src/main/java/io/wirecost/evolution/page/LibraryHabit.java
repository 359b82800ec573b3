package io.wirecost.evolution.page;

import io.wirecost.evolution.edit.EditKind;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.TriedEdit;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a library makes of another version's messages, other than libraries of its format that read the same bytes.
 * docs/evolution.md names the source of each.
 */
enum LibraryHabit {
    FASTJSON_SYMBOLS(
            "fastjson2",
            "Fastjson reads a symbol that its enum lacks as nothing",
            EnumSet.of(
                    EditKind.STRING_TO_ENUM,
                    EditKind.ENUM_TO_STRING,
                    EditKind.SYMBOL_ADDED_LAST,
                    EditKind.SYMBOL_ADDED_FIRST,
                    EditKind.SYMBOL_ADDED_IN_UNION,
                    EditKind.SYMBOL_REMOVED,
                    EditKind.SYMBOL_RENAMED,
                    EditKind.SYMBOL_ADDED_FIRST_IN_UNION,
                    EditKind.SYMBOL_REMOVED_IN_UNION,
                    EditKind.SYMBOL_RENAMED_IN_UNION)),
    FASTJSON_SHAPES(
            "fastjson2",
            "Fastjson reads a list as text, a text as a list, and an object in place of a list as nothing",
            EnumSet.of(
                    EditKind.SINGLE_TO_ARRAY, EditKind.ARRAY_TO_SINGLE, EditKind.ARRAY_TO_MAP, EditKind.MAP_TO_ARRAY)),
    FASTJSON_PADDING(
            "fastjson2",
            "the codec of Fastjson reads Base64 by the JDK, which wants no padding",
            EnumSet.of(EditKind.STRING_TO_BYTES, EditKind.BYTES_TO_STRING)),
    AVRO_JS_LONGS(
            "node/avro-js",
            "avro-js forgets how its user wants 64-bit integers where it reads another version",
            EnumSet.allOf(EditKind.class));

    private final String codec;
    private final String words;
    private final Set<EditKind> edits;

    LibraryHabit(String codec, String words, Set<EditKind> edits) {
        this.codec = codec;
        this.words = words;
        this.edits = edits;
    }

    String words() {
        return words;
    }

    /** Returns whether a cell is of the codec that has it. */
    boolean isOf(EvolutionCell cell) {
        return CodecName.shipped(cell).equals(codec);
    }

    /** Returns whether it decides what the codec makes of an edit. */
    boolean decides(TriedEdit edit) {
        return edits.stream().anyMatch(kind -> kind.id().equals(edit.edit()));
    }
}
