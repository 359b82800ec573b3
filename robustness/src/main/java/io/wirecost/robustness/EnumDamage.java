package io.wirecost.robustness;

import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Numbers and names of enums that the schema does not have. The accounts say where enums stand. */
final class EnumDamage {
    private static final byte LETTER = 'Z';
    private static final byte MORE = (byte) 0xff;
    private static final byte LAST = 0x7f;

    private EnumDamage() {}

    static Optional<DamageSet> of(Sources sources, DamageSampler draw) {
        List<Damaged> all = new ArrayList<>();
        for (int number = 0; number < sources.messages().size(); number++) {
            Undamaged message = sources.messages().get(number);
            for (ByteSpan span :
                    message.account().map(account -> account.spans()).orElse(List.of())) {
                if (span.kind() == ByteKind.PAYLOAD && isEnum(sources.schema(), span.place())) {
                    all.add(damaged(message.bytes(), number, span));
                }
            }
        }
        return draw.of(DamageKind.ENUM_OUTSIDE, all);
    }

    /** As long as it was. A number is as large as so many bytes allow, also where each says whether more follow. */
    private static Damaged damaged(byte[] message, int number, ByteSpan span) {
        byte[] other = new byte[span.stretch().length()];
        boolean isName = ValueDamage.isText(message, span);
        Arrays.fill(other, isName ? LETTER : MORE);
        other[other.length - 1] = isName ? LETTER : LAST;
        return new Damaged(
                Bytes.replaced(message, span.stretch().offset(), span.stretch().end(), other),
                number,
                "the enum of %s has a %s outside".formatted(span.place().path(), isName ? "name" : "number"));
    }

    private static boolean isEnum(Schema schema, BytePlace place) {
        Optional<RecordDefinition> record = Optional.of(schema.root());
        Optional<Type> type = Optional.empty();
        for (String step : place.path().split("\\.")) {
            type = record.flatMap(of -> field(of, step.split("[\\[{]", 2)[0]))
                    .map(field -> field.type().present());
            for (int at = 0; type.isPresent() && at < step.length(); at++) {
                boolean isInside = step.startsWith("[]", at) || step.startsWith("{}", at);
                type = isInside ? type.map(of -> of.element().present()) : type;
            }
            record = type.filter(of -> of.kind() == TypeKind.RECORD).map(of -> schema.record(of.name()));
        }
        return type.filter(of -> of.kind() == TypeKind.ENUM).isPresent()
                && !place.path().endsWith("{key}");
    }

    private static Optional<Field> field(RecordDefinition record, String name) {
        return record.fields().stream()
                .filter(field -> field.name().equals(name))
                .findFirst();
    }
}
