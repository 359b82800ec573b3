package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.ProtoHint;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Schema;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How the user's own {@code .proto} has the messages and enums of a lowered schema. */
public final class Hints {
    private final Lowered lowered;

    /** @param lowered a schema whose notes have the hints */
    public Hints(Lowered lowered) {
        this.lowered = lowered;
    }

    /** Why Jackson's beans cannot hold the user's own message; empty if they can, and for schemas of other languages. */
    static Optional<String> refusal(Schema schema) {
        Stream<String> unions =
                schema.records().filter(schema.notes()::isOneof).map(union -> union.name() + ", which is a oneof");
        Stream<String> fields = schema.records()
                .flatMap(record -> record.fields().stream().flatMap(field -> unheld(schema, record, field).stream()));
        Stream<String> enums = schema.enums()
                .filter(e -> !isCountedFromZero(schema, e))
                .map(e -> e.name() + " with numbers of its own");
        return Stream.of(unions, fields, enums)
                .flatMap(reasons -> reasons)
                .findFirst()
                .map(what -> "Jackson's beans do not carry " + what + " in your .proto");
    }

    private static Optional<String> unheld(Schema schema, RecordDefinition record, Field field) {
        return schema.notes()
                .hint(record.name(), field.name())
                .filter(hint -> hint.always() || hint.kind().needsConversion() || hint.key() != ProtoKind.USUAL)
                .map(hint -> "%s.%s (%s)".formatted(record.name(), field.name(), what(hint)));
    }

    private static String what(ProtoHint hint) {
        return hint.key() != ProtoKind.USUAL
                ? "a map by " + hint.key().text()
                : hint.kind().needsConversion() ? hint.kind().text() : "required";
    }

    private static boolean isCountedFromZero(Schema schema, EnumDefinition enumeration) {
        List<String> symbols = enumeration.symbols();
        return IntStream.range(0, symbols.size())
                .allMatch(i -> schema.notes()
                                .number(enumeration.name(), symbols.get(i))
                                .orElse(i)
                        == i);
    }

    /** The hint for a slot; one that says nothing but a number if the user has no own {@code .proto}. */
    public ProtoHint of(Message message, Slot slot) {
        return given(message, slot).orElseGet(() -> ProtoHint.numbered(slot.number()));
    }

    private Optional<ProtoHint> given(Message message, Slot slot) {
        return message.origin()
                .asRecord()
                .flatMap(record -> lowered.schema().notes().hint(record.name(), slot.source()));
    }

    /** The slots of a message by their numbers. */
    List<Slot> byNumber(Message message) {
        return message.slots().stream()
                .sorted(Comparator.comparingInt(slot -> number(message, slot)))
                .toList();
    }

    /** The number of a field; of a oneof, the least of its branches. */
    private int number(Message message, Slot slot) {
        return lowered.oneof(slot)
                .map(oneof -> oneof.slots().stream()
                        .mapToInt(branch -> of(oneof, branch).number())
                        .min()
                        .getAsInt())
                .orElseGet(() -> of(message, slot).number());
    }

    /**
     * A symbol as a {@code .proto} declares it.
     *
     * @param index of the symbol in the schema; negative for one that only gives the number 0 a name
     */
    record Symbol(String name, int number, int index) {}

    /** Whether an enum's symbols stand in another order than in the schema, or there is one more. */
    boolean isRearranged(LoweredEnum enumeration) {
        List<Symbol> symbols = symbols(enumeration);
        return IntStream.range(0, symbols.size()).anyMatch(i -> symbols.get(i).index() != i);
    }

    /** The symbols of an enum, the one with the number 0 first, as proto3 wants it. */
    List<Symbol> symbols(LoweredEnum enumeration) {
        List<Symbol> symbols = new ArrayList<>();
        for (String name : enumeration.symbols().all().values()) {
            int index = symbols.size();
            symbols.add(new Symbol(name, enumeration.numbers().get(index), index));
        }
        if (symbols.stream().noneMatch(symbol -> symbol.number() == 0)) {
            symbols.add(new Symbol(unused(enumeration), 0, -1));
        }
        symbols.sort(Comparator.comparing(symbol -> symbol.number() != 0));
        return symbols;
    }

    /** An array of a generated enum's constants, in the order of the schema. */
    String constants(LoweredEnum enumeration, String generated) {
        return symbols(enumeration).stream()
                .filter(symbol -> symbol.index() >= 0)
                .sorted(Comparator.comparingInt(Symbol::index))
                .map(symbol -> generated + "." + symbol.name())
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** An array of the domain's constants in the order of a generated enum. */
    String domainConstants(LoweredEnum enumeration, String domain) {
        return symbols(enumeration).stream()
                .map(symbol -> symbol.index() < 0 ? "null" : domain + ".values()[" + symbol.index() + "]")
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** A name that stands for nothing else in the file: all symbols of an enum begin with its name. */
    private String unused(LoweredEnum enumeration) {
        Set<String> taken = new HashSet<>();
        lowered.enums().forEach(e -> taken.addAll(e.symbols().all().values()));
        lowered.messages().forEach(message -> taken.add(message.name()));
        String name = enumeration.name() + "_UNUSED";
        while (taken.contains(name)) {
            name += "_";
        }
        return name;
    }
}
