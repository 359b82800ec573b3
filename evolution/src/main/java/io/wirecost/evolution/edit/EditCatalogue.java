package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.workloads.random.Dice;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The edits of a schema: every kind wherever the schema has a place for it, within bounds. */
public final class EditCatalogue {
    private static final Type OPTIONAL_TEXT = new Type.OptionalType(Primitive.STRING);
    private static final Optional<DefaultValue> ABSENT = Optional.of(new DefaultValue(null));
    private static final Optional<DefaultValue> SEVEN = Optional.of(new DefaultValue(7));

    /** No text in UTF-8, and not empty. */
    private static final byte[] NO_TEXT = {(byte) 0xff, 0, 1};

    private EditCatalogue() {}

    /** The chosen edits in the order of their kinds. The same seed gives the same edits. */
    public static List<Edit> of(Schema schema, EditChoice choice) {
        Schema before = Draft.numbered(
                NumberedLanguage.isOf(schema) ? Ranks.of(NumberedLanguage.complete(schema), schema) : schema);
        Places places = new Places(before);
        return Arrays.stream(EditKind.values())
                .filter(choice.kinds()::contains)
                .flatMap(kind -> chosen(changes(places, kind), choice, kind).stream())
                .map(change -> change.of(before))
                .toList();
    }

    private static List<SchemaChange> chosen(Stream<SchemaChange> changes, EditChoice choice, EditKind kind) {
        List<SchemaChange> left = new ArrayList<>(
                changes.filter(change -> isAt(change.place(), choice.place())).toList());
        Dice dice = Dice.of(choice.seed(), 0, kind.ordinal());
        List<SchemaChange> chosen = new ArrayList<>();
        while (!left.isEmpty() && chosen.size() < choice.most()) {
            chosen.add(left.remove(dice.below(left.size())));
        }
        return chosen;
    }

    private static boolean isAt(String place, Optional<String> wanted) {
        return wanted.isEmpty() || place.equals(wanted.get()) || place.startsWith(wanted.get() + ".");
    }

    /** The changes of one kind, in the order of the schema. */
    private static Stream<SchemaChange> changes(Places places, EditKind kind) {
        FieldEdits fields = new FieldEdits(places, kind);
        TypeEdits types = new TypeEdits(places, kind);
        SymbolEdits symbols = new SymbolEdits(places, kind);
        UnionEdits unions = new UnionEdits(places, kind);
        return switch (kind) {
            case NO_EDIT -> Stream.of(new SchemaChange(kind, "", draft -> {}));
            case ADD_LAST_OPTIONAL -> fields.addedLast(OPTIONAL_TEXT, ABSENT);
            case ADD_LAST_DEFAULT -> fields.addedLast(Primitive.INT, SEVEN);
            case ADD_LAST_REQUIRED -> fields.addedLast(Primitive.INT, Optional.empty());
            case ADD_FIRST_OPTIONAL -> fields.addedFirst(OPTIONAL_TEXT, ABSENT);
            case ADD_FIRST_DEFAULT -> fields.addedFirst(Primitive.INT, SEVEN);
            case ADD_FIRST_REQUIRED -> fields.addedFirst(Primitive.INT, Optional.empty());
            case ADD_MIDDLE_OPTIONAL -> fields.addedInTheMiddle(OPTIONAL_TEXT, ABSENT);
            case ADD_MIDDLE_DEFAULT -> fields.addedInTheMiddle(Primitive.INT, SEVEN);
            case ADD_MIDDLE_REQUIRED -> fields.addedInTheMiddle(Primitive.INT, Optional.empty());
            case ADD_BYTES_DEFAULT -> fields.addedLast(Primitive.BYTES, Optional.of(new DefaultValue(NO_TEXT)));
            case ADD_DECIMAL_DEFAULT ->
                fields.addedLast(
                        new Type.Decimal(9, 2, Optional.empty()),
                        Optional.of(new DefaultValue(new BigDecimal("12.50"))));
            case ADD_RECURSION -> fields.recursion();
            case REMOVE_REQUIRED -> fields.removed(false);
            case REMOVE_OPTIONAL -> fields.removed(true);
            case RENAME_WITH_ALIAS -> fields.renamed(true);
            case RENAME -> fields.renamed(false);
            case REORDER -> fields.reordered();
            case SWAP_NAMES -> fields.namesSwapped();
            case REUSE_SAME_TYPE -> fields.replaced(true);
            case REUSE_OTHER_TYPE -> fields.replaced(false);
            case MOVE_INTO_RECORD -> fields.movedIntoRecord();
            case REQUIRED_TO_OPTIONAL -> types.madeOptional();
            case OPTIONAL_TO_REQUIRED -> types.madeRequired();
            case DEFAULT_ADDED -> types.defaultSet(false);
            case DEFAULT_CHANGED -> types.defaultSet(true);
            case INT_TO_LONG -> types.innermost(false, Primitive.LONG, Primitive.INT);
            case INT_TO_LONG_IN_OPTIONAL -> types.innermost(true, Primitive.LONG, Primitive.INT);
            case INT_TO_LONG_EVERYWHERE -> types.everywhere(Primitive.INT, Primitive.LONG);
            case LONG_TO_DOUBLE -> types.innermost(Primitive.DOUBLE, Primitive.LONG);
            case FLOAT_TO_DOUBLE -> types.innermost(Primitive.DOUBLE, Primitive.FLOAT);
            case INT_TO_STRING -> types.innermost(Primitive.STRING, Primitive.INT, Primitive.LONG);
            case STRING_TO_BYTES -> types.innermost(Primitive.BYTES, Primitive.STRING);
            case BYTES_TO_STRING -> types.innermost(Primitive.STRING, Primitive.BYTES);
            case STRING_TO_ENUM -> types.textsBecomeSymbols();
            case ENUM_TO_STRING -> types.symbolsBecomeTexts();
            case DECIMAL_SCALE -> types.scaleRaised();
            case LOGICAL_TYPE_DROPPED -> types.innermost(Types::beneath);
            case UNIT_CHANGED -> types.unitChanged();
            case FIXED_LENGTH -> types.fixedMadeLonger();
            case TYPE_RENAMED -> types.typeRenamed();
            case SYMBOL_ADDED_LAST -> symbols.addedLast();
            case SYMBOL_ADDED_FIRST -> symbols.addedFirst();
            case SYMBOL_ADDED_IN_UNION -> symbols.inUnions().addedLast();
            case SYMBOL_REMOVED -> symbols.removed();
            case SYMBOLS_REORDERED -> symbols.reordered();
            case SYMBOL_RENAMED -> symbols.renamed();
            case SYMBOLS_SWAPPED -> symbols.namesSwapped();
            case SINGLE_TO_ARRAY -> types.madeList();
            case ARRAY_TO_SINGLE -> types.madeSingle();
            case ARRAY_TO_MAP -> types.listMadeMap();
            case MAP_TO_ARRAY -> types.mapMadeList();
            case UNION_OF_ONE -> unions.ofOne();
            case UNION_OF_TWO -> unions.ofTwo();
            case UNION_TO_FIELD -> unions.dissolved();
            case BRANCH_ADDED -> unions.branchAdded();
            case BRANCH_REMOVED -> unions.branchRemoved();
            case BRANCHES_REORDERED -> unions.branchesReordered();
            case SYMBOL_ADDED_FIRST_IN_UNION -> symbols.inUnions().addedFirst();
            case SYMBOL_REMOVED_IN_UNION -> symbols.inUnions().removed();
            case SYMBOLS_REORDERED_IN_UNION -> symbols.inUnions().reordered();
            case SYMBOL_RENAMED_IN_UNION -> symbols.inUnions().renamed();
            case GIVEN -> Stream.empty();
        };
    }
}
