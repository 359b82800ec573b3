package io.wirecost.evolution.edit;

import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaNotes;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A newer version of a schema while it is made. What stays keeps its number; what is new gets one that nothing in its record or
 * enum had, when the draft is finished.
 */
final class Draft {
    private final Schema older;
    private final String root;
    private final Map<String, Definition> definitions = new LinkedHashMap<>();
    private final SchemaNotes.Builder notes;
    private final boolean ownMessages;

    Draft(Schema older) {
        this(older, older);
    }

    private Draft(Schema older, Schema newer) {
        this.older = older;
        this.root = newer.root().name();
        newer.definitions().forEach(this::define);
        this.notes = newer.notes().toBuilder();
        notes.keepNumbers();
        this.ownMessages = newer.notes().hasHints();
    }

    /**
     * Returns a newer version that was given without numbers.
     *
     * @param older with numbers
     * @param same which fields of the older version are which of the newer one
     */
    static Schema following(Schema older, Schema newer, Counterparts same) {
        Draft draft = new Draft(older, newer);
        for (Definition definition : newer.definitions()) {
            Counterparts.definition(older, definition.name())
                    .ifPresent(before -> draft.follow(before, definition, same));
        }
        return draft.finish();
    }

    private void follow(Definition before, Definition after, Counterparts same) {
        after.asEnum().ifPresent(each -> each.symbols().forEach(symbol -> numberOf(each, symbol, symbol)));
        if (before.asRecord().isPresent() && after.asRecord().isPresent()) {
            RecordDefinition from = before.asRecord().get();
            RecordDefinition to = after.asRecord().get();
            define(to.withFields(to.fields().stream()
                    .map(field -> same.field(from, to, field)
                            .map(kept -> field.withNumber(kept.number().getAsInt()))
                            .orElse(field))
                    .toList()));
        }
    }

    /** Returns the same schema with a number for every field and symbol that has none. */
    static Schema numbered(Schema schema) {
        return new Draft(schema).finish();
    }

    /** Adds a definition, or replaces the one of its name. */
    void define(Definition definition) {
        definitions.put(definition.name(), definition);
    }

    /** Makes other fields of a record's. */
    void fields(String record, UnaryOperator<List<Field>> change) {
        RecordDefinition definition = definitions.get(record).asRecord().orElseThrow();
        define(definition.withFields(change.apply(new ArrayList<>(definition.fields()))));
    }

    /** Changes one field, which keeps its number. */
    void field(String record, Field field, UnaryOperator<Field> change) {
        fields(record, fields -> {
            fields.replaceAll(each -> each.name().equals(field.name()) ? change.apply(each) : each);
            return fields;
        });
    }

    /** Gives a field another type, and no default. */
    void retype(String record, Field field, Type type) {
        field(record, field, each -> each.withType(type));
        plain(record, field);
    }

    /** Has a field stand in messages of Protocol Buffers as one of its type usually does. */
    private void plain(String record, Field field) {
        older.notes()
                .hint(record, field.name())
                .ifPresent(hint -> notes.hint(record, field.name(), ProtoHint.numbered(hint.number())));
    }

    /** Gives a field another name; all else stays. */
    void rename(String record, Field field, String name, List<String> aliases) {
        field(record, field, each -> each.withName(name).withAliases(aliases));
        carryNotes(record, field.name(), record, name);
    }

    private void carryNotes(String record, String field, String newRecord, String newField) {
        older.notes().hint(record, field).ifPresent(hint -> notes.hint(newRecord, newField, hint));
        older.notes().spelling(record, field).ifPresent(spelling -> notes.spelling(newRecord, newField, spelling));
    }

    /** Makes a union of fields. In the user's own messages it is a oneof, so the fields keep their numbers. */
    void unite(String union, RecordDefinition record, List<Field> fields) {
        define(new RecordDefinition(union, fields.stream().map(Draft::branch).toList(), true));
        fields.forEach(field -> carryNotes(record.name(), field.name(), union, field.name()));
    }

    private static Field branch(Field field) {
        return new Field(field.name(), field.type());
    }

    /** Gives a field that holds a union the type of a branch. What was a oneof gets the branch's number. */
    void dissolve(String record, Field holder, RecordDefinition union, Field branch) {
        retype(record, holder, branch.type());
        carryNotes(union.name(), branch.name(), record, holder.name());
    }

    /** Gives an enum other symbols. */
    void symbols(EnumDefinition enumeration, UnaryOperator<List<String>> change) {
        define(new EnumDefinition(enumeration.name(), change.apply(new ArrayList<>(enumeration.symbols()))));
    }

    /** Gives a symbol the number that an older one has. */
    void numberOf(EnumDefinition enumeration, String symbol, String older) {
        this.older
                .notes()
                .number(enumeration.name(), older)
                .ifPresent(number -> notes.number(enumeration.name(), symbol, number));
    }

    /** Gives a record or an enum another name. Every type that refers to it follows. */
    void renameType(Definition definition, String name) {
        Map<String, Definition> all = new LinkedHashMap<>(definitions);
        definitions.clear();
        all.values().forEach(each -> define(renamed(each, definition.name(), name)));
        for (String member : definition.members()) {
            carryNotes(definition.name(), member, name, member);
            older.notes().number(definition.name(), member).ifPresent(number -> notes.number(name, member, number));
        }
        older.notes().defaultOf(definition.name()).ifPresent(symbol -> notes.defaultOf(name, symbol));
    }

    private static Definition renamed(Definition each, String from, String to) {
        String name = each.name().equals(from) ? to : each.name();
        return each.asRecord()
                .<Definition>map(record -> new RecordDefinition(
                        name,
                        record.fields().stream()
                                .map(field -> Types.retyped(field, type -> Types.renamed(type, from, to)))
                                .toList(),
                        record.isUnion()))
                .orElseGet(() -> new EnumDefinition(name, each.members()));
    }

    /** The schema with all numbers. */
    Schema finish() {
        FreeNumbers free = new FreeNumbers();
        Stream.concat(older.records(), schema().records()).forEach(record -> use(record, free));
        schema().records().forEach(record -> numberFields(record, free));
        if (ownMessages) {
            hint();
        }
        schema().enums().forEach(this::numberSymbols);
        return schema();
    }

    private Schema schema() {
        return new Schema(root, List.copyOf(definitions.values()), notes.build());
    }

    private static void use(RecordDefinition record, FreeNumbers free) {
        record.fields().forEach(field -> field.number().ifPresent(number -> free.use(record.name(), number)));
    }

    private void numberFields(RecordDefinition record, FreeNumbers free) {
        define(record.withFields(record.fields().stream()
                .map(field -> field.withNumber(field.number().orElseGet(() -> free.next(record.name()))))
                .toList()));
    }

    /** Gives every field of the user's own messages its number there. */
    private void hint() {
        OwnNumbers numbers = new OwnNumbers(older, schema());
        schema().records()
                .forEach(record -> record.fields()
                        .forEach(field -> numbers.hint(record, field)
                                .ifPresent(hint -> notes.hint(record.name(), field.name(), hint))));
    }

    private void numberSymbols(EnumDefinition enumeration) {
        String name = enumeration.name();
        SchemaNotes known = notes.build();
        int next = IntStream.concat(
                                enumeration.symbols().stream()
                                        .flatMapToInt(symbol -> known.number(name, symbol).stream()
                                                .mapToInt(Integer::intValue)),
                                olderSymbols(name))
                        .max()
                        .orElse(-1)
                + 1;
        for (String symbol : enumeration.symbols()) {
            if (known.number(name, symbol).isEmpty()) {
                notes.number(name, symbol, next++);
            }
        }
    }

    private IntStream olderSymbols(String enumeration) {
        return older.enums()
                .filter(each -> each.name().equals(enumeration))
                .flatMap(each -> each.symbols().stream())
                .flatMapToInt(symbol ->
                        older.notes().number(enumeration, symbol).stream().mapToInt(Integer::intValue));
    }
}
