package io.wirecost.evolution.edit;

import java.util.Locale;

/** The kinds of changes that the catalogue has, in its order. */
public enum EditKind {
    NO_EDIT("no edit at all", "the same value", "the same value"),

    ADD_LAST_OPTIONAL("an optional field added at the end", "absent", "the field ignored"),
    ADD_LAST_DEFAULT("a field with a default added at the end", "the default", "the field ignored"),
    ADD_LAST_REQUIRED("a field without a default added at the end", "no value is right", "the field ignored"),
    ADD_FIRST_OPTIONAL("an optional field added in front", "absent", "the field ignored"),
    ADD_FIRST_DEFAULT("a field with a default added in front", "the default", "the field ignored"),
    ADD_FIRST_REQUIRED("a field without a default added in front", "no value is right", "the field ignored"),
    ADD_MIDDLE_OPTIONAL("an optional field added in the middle", "absent", "the field ignored"),
    ADD_MIDDLE_DEFAULT("a field with a default added in the middle", "the default", "the field ignored"),
    ADD_MIDDLE_REQUIRED("a field without a default added in the middle", "no value is right", "the field ignored"),
    ADD_BYTES_DEFAULT("bytes with a default added at the end", "the default", "the field ignored"),
    ADD_DECIMAL_DEFAULT("a decimal with a default added at the end", "the default", "the field ignored"),
    ADD_RECURSION("a field of its own record added: the type becomes recursive", "absent", "the field ignored"),
    REMOVE_REQUIRED(
            "a field without a default removed",
            "the field ignored",
            "its default if it has one; otherwise no value is right"),
    REMOVE_OPTIONAL("an optional field removed", "the field ignored", "absent"),
    RENAME_WITH_ALIAS("a field renamed, its old name an alias", "the same value", "the same value"),
    RENAME("a field renamed", "the same value", "the same value"),
    REORDER("two fields in the other order", "the same value", "the same value"),
    SWAP_NAMES("the names of two fields of one type swapped", "the same value by name", "the same value by name"),
    REUSE_SAME_TYPE(
            "a field replaced: another name on its number, the same type",
            "absent: the new field was not written",
            "the old field's default; without one, no value is right"),
    REUSE_OTHER_TYPE(
            "a field replaced: another name on its number, another type",
            "absent: the new field was not written",
            "the old field's default; without one, no value is right"),
    MOVE_INTO_RECORD(
            "a field moved into a record of its own",
            "the same value, in its new place",
            "the same value, in its old place"),

    REQUIRED_TO_OPTIONAL(
            "a field made optional",
            "the same value",
            "the same value; of an absent one the default, or no value is right"),
    OPTIONAL_TO_REQUIRED(
            "an optional field made required",
            "the same value; of an absent one the default, or no value is right",
            "the same value"),
    DEFAULT_ADDED("a default added to a field", "the same value", "the same value"),
    DEFAULT_CHANGED("a field's default changed", "the same value", "the same value"),

    INT_TO_LONG("int → long", "the same value", "the same number if it fits; otherwise no value is right"),
    INT_TO_LONG_IN_OPTIONAL(
            "int → long, optional", "the same value", "the same number if it fits; otherwise no value is right"),
    INT_TO_LONG_EVERYWHERE(
            "int → long in all fields of a record that have the type",
            "the same value",
            "the same number if it fits; otherwise no value is right"),
    LONG_TO_DOUBLE(
            "long → double",
            "the same number if a double can be it exactly; otherwise no value is right",
            "the same number if it is whole and fits; otherwise no value is right"),
    FLOAT_TO_DOUBLE(
            "float → double",
            "exactly the same number",
            "the same number if a float can be it exactly; otherwise no value is right"),
    INT_TO_STRING(
            "int or long → string",
            "the number in decimal digits",
            "the number that the digits are; otherwise no value is right"),
    STRING_TO_BYTES(
            "string → bytes", "the text in UTF-8", "the text, if the bytes are UTF-8; otherwise no value is right"),
    BYTES_TO_STRING(
            "bytes → string", "the text, if the bytes are UTF-8; otherwise no value is right", "the text in UTF-8"),
    STRING_TO_ENUM("string → enum", "the symbol of that name; otherwise no value is right", "the symbol's name"),
    ENUM_TO_STRING("enum → string", "the symbol's name", "the symbol of that name; otherwise no value is right"),
    DECIMAL_SCALE(
            "a decimal's scale raised by two",
            "the same number, with the new scale",
            "the same number with the old scale, if it has no more digits; otherwise no value is right"),
    LOGICAL_TYPE_DROPPED(
            "a logical type dropped: the integer, bytes or text beneath",
            "the integer, bytes or text beneath",
            "the value that these mean"),
    UNIT_CHANGED(
            "milliseconds → microseconds, or back",
            "the same time, if the unit divides it; otherwise no value is right",
            "the same time, if the unit divides it; otherwise no value is right"),
    FIXED_LENGTH("a fixed made longer by one byte", "no value is right", "no value is right"),
    TYPE_RENAMED("a named type renamed", "the same value", "the same value"),

    SYMBOL_ADDED_LAST(
            "an enum's symbol added at the end",
            "the same symbol",
            "the same symbol; of a new one the enum's default, or no value is right"),
    SYMBOL_ADDED_FIRST(
            "an enum's symbol added in front",
            "the same symbol",
            "the same symbol; of a new one the enum's default, or no value is right"),
    SYMBOL_ADDED_IN_UNION(
            "a symbol added to an enum that a union or an optional field holds",
            "the same symbol",
            "the same symbol; of a new one the enum's default, or no value is right"),
    SYMBOL_REMOVED(
            "an enum's symbol removed",
            "the same symbol; of the removed one the enum's default, or no value is right",
            "the same symbol"),
    SYMBOLS_REORDERED("an enum's symbols in the other order", "the same symbol", "the same symbol"),
    SYMBOL_RENAMED("an enum's symbol renamed", "the symbol by its new name", "the symbol by its old name"),
    SYMBOLS_SWAPPED("the names of two symbols swapped", "the same symbol by name", "the same symbol by name"),

    SINGLE_TO_ARRAY(
            "a single value → an array",
            "a list of the one value; of an absent one an empty list",
            "the only element; of an empty list absent; otherwise no value is right"),
    ARRAY_TO_SINGLE(
            "an array → a single value",
            "the only element; of an empty list absent; otherwise no value is right",
            "a list of the one value; of an absent one an empty list"),
    ARRAY_TO_MAP(
            "an array → a map",
            "an empty map for an empty list; otherwise no value is right",
            "an empty list for an empty map; otherwise no value is right"),
    MAP_TO_ARRAY(
            "a map → an array",
            "an empty list for an empty map; otherwise no value is right",
            "an empty map for an empty list; otherwise no value is right"),

    UNION_OF_ONE(
            "an optional field moved into a union of its own",
            "the same value as the branch; of an absent one no union",
            "the branch's value"),
    UNION_OF_TWO(
            "two optional fields moved into one union",
            "the value that is there as its branch; of two, no value is right",
            "the value of each branch that is there"),
    UNION_TO_FIELD(
            "a union replaced by its first branch",
            "the value of the first branch; of another one that does not fit, no value is right",
            "the value as the first branch"),
    BRANCH_ADDED("a union's branch added", "the same branch", "the same branch; of the new one, no value is right"),
    BRANCH_REMOVED(
            "a union's branch removed", "the same branch; of the removed one, no value is right", "the same branch"),
    BRANCHES_REORDERED("a union's branches in the other order", "the same branch", "the same branch"),
    SYMBOL_ADDED_FIRST_IN_UNION(
            "a symbol added in front to an enum that a union or an optional field holds",
            "the same symbol",
            "the same symbol; of a new one the enum's default, or no value is right"),
    SYMBOL_REMOVED_IN_UNION(
            "a symbol removed from an enum that a union or an optional field holds",
            "the same symbol; of the removed one the enum's default, or no value is right",
            "the same symbol"),
    SYMBOLS_REORDERED_IN_UNION(
            "symbols in the other order in an enum that a union or an optional field holds",
            "the same symbol",
            "the same symbol"),
    SYMBOL_RENAMED_IN_UNION(
            "a symbol renamed in an enum that a union or an optional field holds",
            "the symbol by its new name",
            "the symbol by its old name"),

    /** Two schemas that a user has given. */
    GIVEN(
            "from the one schema to the other",
            "the value of the same field, by name or alias, if its type holds exactly that value",
            "the same");

    private final String label;
    private final String backward;
    private final String forward;

    EditKind(String label, String backward, String forward) {
        this.label = label;
        this.backward = backward;
        this.forward = forward;
    }

    /** What is changed, in words. */
    public String label() {
        return label;
    }

    /** What the newer reader should see of what the older writer wrote, in words. */
    public String backward() {
        return backward;
    }

    /** What the older reader should see of what the newer writer wrote, in words. */
    public String forward() {
        return forward;
    }

    /** Whether every value of the older version comes back from the newer one as it was, if each reader sees what it should. */
    public boolean keepsAll() {
        return switch (this) {
            case NO_EDIT, RENAME_WITH_ALIAS, RENAME, REORDER, SWAP_NAMES, MOVE_INTO_RECORD, TYPE_RENAMED -> true;
            case ADD_LAST_OPTIONAL, ADD_LAST_DEFAULT, ADD_FIRST_OPTIONAL, ADD_FIRST_DEFAULT -> true;
            case ADD_MIDDLE_OPTIONAL, ADD_MIDDLE_DEFAULT, ADD_BYTES_DEFAULT, ADD_DECIMAL_DEFAULT, ADD_RECURSION -> true;
            case REQUIRED_TO_OPTIONAL, DEFAULT_ADDED, DEFAULT_CHANGED, SINGLE_TO_ARRAY -> true;
            case INT_TO_LONG, INT_TO_LONG_IN_OPTIONAL, INT_TO_LONG_EVERYWHERE, FLOAT_TO_DOUBLE, INT_TO_STRING -> true;
            case STRING_TO_BYTES, ENUM_TO_STRING, LOGICAL_TYPE_DROPPED -> true;
            case SYMBOL_ADDED_LAST, SYMBOL_ADDED_FIRST, SYMBOL_ADDED_IN_UNION -> true;
            case SYMBOLS_REORDERED, SYMBOL_RENAMED, SYMBOLS_SWAPPED -> true;
            case UNION_OF_ONE, BRANCH_ADDED, BRANCHES_REORDERED -> true;
            case SYMBOL_ADDED_FIRST_IN_UNION, SYMBOLS_REORDERED_IN_UNION, SYMBOL_RENAMED_IN_UNION -> true;
            case ADD_LAST_REQUIRED, ADD_FIRST_REQUIRED, ADD_MIDDLE_REQUIRED, REMOVE_REQUIRED, REMOVE_OPTIONAL -> false;
            case REUSE_SAME_TYPE, REUSE_OTHER_TYPE -> false;
            case OPTIONAL_TO_REQUIRED, LONG_TO_DOUBLE, BYTES_TO_STRING, STRING_TO_ENUM -> false;
            case DECIMAL_SCALE, UNIT_CHANGED, FIXED_LENGTH, SYMBOL_REMOVED -> false;
            case ARRAY_TO_SINGLE, ARRAY_TO_MAP, MAP_TO_ARRAY, UNION_OF_TWO, UNION_TO_FIELD, BRANCH_REMOVED -> false;
            case SYMBOL_REMOVED_IN_UNION -> false;
            case GIVEN -> false;
        };
    }

    /** How a user names this kind: {@code add-last-optional}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
