package io.wirecost.evolution.edit;

import java.util.Locale;

/** The kinds of changes that the catalogue has, in its order. */
public enum EditKind {
    NO_EDIT("no edit at all"),

    ADD_LAST_OPTIONAL("an optional field added at the end"),
    ADD_LAST_DEFAULT("a field with a default added at the end"),
    ADD_LAST_REQUIRED("a field without a default added at the end"),
    ADD_FIRST_OPTIONAL("an optional field added in front"),
    ADD_FIRST_DEFAULT("a field with a default added in front"),
    ADD_MIDDLE_OPTIONAL("an optional field added in the middle"),
    ADD_MIDDLE_DEFAULT("a field with a default added in the middle"),
    ADD_BYTES_DEFAULT("bytes with a default added at the end"),
    ADD_DECIMAL_DEFAULT("a decimal with a default added at the end"),
    ADD_RECURSION("a field of its own record added: the type becomes recursive"),
    REMOVE_REQUIRED("a field without a default removed"),
    REMOVE_OPTIONAL("an optional field removed"),
    RENAME_WITH_ALIAS("a field renamed, its old name an alias"),
    RENAME("a field renamed"),
    REORDER("two fields in the other order"),
    SWAP_NAMES("the names of two fields of one type swapped"),
    REUSE_SAME_TYPE("a field replaced: another name on its number, the same type"),
    REUSE_OTHER_TYPE("a field replaced: another name on its number, another type"),
    MOVE_INTO_RECORD("a field moved into a record of its own"),

    REQUIRED_TO_OPTIONAL("a field made optional"),
    OPTIONAL_TO_REQUIRED("an optional field made required"),
    DEFAULT_ADDED("a default added to a field"),
    DEFAULT_CHANGED("a field's default changed"),

    INT_TO_LONG("int → long"),
    INT_TO_LONG_IN_OPTIONAL("int → long, optional"),
    INT_TO_LONG_EVERYWHERE("int → long in all fields of a record that have the type"),
    LONG_TO_DOUBLE("long → double"),
    FLOAT_TO_DOUBLE("float → double"),
    INT_TO_STRING("int or long → string"),
    STRING_TO_BYTES("string → bytes"),
    BYTES_TO_STRING("bytes → string"),
    STRING_TO_ENUM("string → enum"),
    ENUM_TO_STRING("enum → string"),
    DECIMAL_SCALE("a decimal's scale raised by two"),
    LOGICAL_TYPE_DROPPED("a logical type dropped: the integer, bytes or text beneath"),
    UNIT_CHANGED("milliseconds → microseconds, or back"),
    FIXED_LENGTH("a fixed made longer by one byte"),
    TYPE_RENAMED("a named type renamed"),

    SYMBOL_ADDED_LAST("an enum's symbol added at the end"),
    SYMBOL_ADDED_FIRST("an enum's symbol added in front"),
    SYMBOL_ADDED_IN_UNION("a symbol added to an enum that a union or an optional field holds"),
    SYMBOL_REMOVED("an enum's symbol removed"),
    SYMBOLS_REORDERED("an enum's symbols in the other order"),
    SYMBOL_RENAMED("an enum's symbol renamed"),
    SYMBOLS_SWAPPED("the names of two symbols swapped"),

    SINGLE_TO_ARRAY("a single value → an array"),
    ARRAY_TO_SINGLE("an array → a single value"),
    ARRAY_TO_MAP("an array → a map"),
    MAP_TO_ARRAY("a map → an array"),

    UNION_OF_ONE("an optional field moved into a union of its own"),
    UNION_OF_TWO("two optional fields moved into one union"),
    UNION_TO_FIELD("a union replaced by its first branch"),
    BRANCH_ADDED("a union's branch added"),
    BRANCH_REMOVED("a union's branch removed"),
    BRANCHES_REORDERED("a union's branches in the other order"),

    /** Two schemas that a user has given. */
    GIVEN("from the one schema to the other");

    private final String label;

    EditKind(String label) {
        this.label = label;
    }

    /** What is changed, in words. */
    public String label() {
        return label;
    }

    /** How a user names this kind: {@code add-last-optional}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
