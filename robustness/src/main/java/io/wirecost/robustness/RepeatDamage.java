package io.wirecost.robustness;

import io.wirecost.accounts.account.ByteSpan;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.DamageKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Fields that stand there twice, and numbers that take more bytes than their type has. */
final class RepeatDamage {
    private static final Set<String> FIELD_BY_FIELD =
            Set.of("Protocol Buffers", "Thrift", "XML", "BSON", "MessagePack", "CBOR", "Smile", "Ion");

    /** Between two fields stands a mark, which belongs to one of them. So the first field has none. */
    private static final Set<String> WITH_MARKS = Set.of("JSON", "YAML");

    private static final Set<String> VARINTS = Set.of("Protocol Buffers", "Avro");
    private static final int LONGEST_VARINT = 10;

    private RepeatDamage() {}

    static Stream<DamageSet> of(Sources sources, DamageSampler draw) {
        List<Damaged> twice = new ArrayList<>();
        List<Damaged> longer = new ArrayList<>();
        String format = sources.isCompressed() ? "" : sources.codec().format();
        boolean hasVarints =
                VARINTS.contains(format) || sources.codec().layout().equals("compact protocol");
        for (int number = 0; number < sources.messages().size(); number++) {
            Undamaged message = sources.messages().get(number);
            List<ByteSpan> spans =
                    message.account().map(account -> account.spans()).orElse(List.of());
            if (FIELD_BY_FIELD.contains(format) || WITH_MARKS.contains(format)) {
                twice.addAll(twice(format, message.bytes(), number, spans));
            }
            if (hasVarints) {
                longer.addAll(longer(message.bytes(), number, spans));
            }
        }
        return Stream.of(draw.of(DamageKind.DUPLICATE, twice), draw.of(DamageKind.LONG_NUMBER, longer))
                .flatMap(Optional::stream);
    }

    /** All spans side by side of the same field of the root. */
    private static List<Damaged> twice(String format, byte[] message, int number, List<ByteSpan> spans) {
        List<Damaged> all = new ArrayList<>();
        boolean hasMark = !WITH_MARKS.contains(format);
        for (int first = 0; first < spans.size(); ) {
            String field = field(spans.get(first));
            int behind = first;
            while (behind < spans.size() && field(spans.get(behind)).equals(field)) {
                behind++;
            }
            int from = spans.get(first).stretch().offset();
            int to = spans.get(behind - 1).stretch().end();
            if (!field.isEmpty() && hasMark) {
                repeated(format, message, from, to)
                        .map(twice -> new Damaged(twice, number, "the field %s stands there twice".formatted(field)))
                        .ifPresent(all::add);
            }
            hasMark |= !field.isEmpty();
            first = behind;
        }
        return all;
    }

    /** Where a message begins with its length or the number of its fields, that is true of the longer one, too. */
    private static Optional<byte[]> repeated(String format, byte[] message, int from, int to) {
        byte[] part = Arrays.copyOfRange(message, from, to);
        byte[] twice = Bytes.replaced(message, to, to, part);
        return switch (format) {
            case "BSON" -> Optional.of(UnknownField.BsonFields.withItsLength(twice));
            case "MessagePack" -> MapFields.MESSAGE_PACK.forOneMore(twice);
            case "CBOR" -> MapFields.CBOR.forOneMore(twice);
            case "Smile" -> SmileFields.atEnd(message, part);
            case "Ion" -> IonFields.twice(message, from, to);
            default -> Optional.of(twice);
        };
    }

    private static String field(ByteSpan span) {
        return span.place().path().split("[.\\[{]", 2)[0];
    }

    /** The same number with zeros behind it, and one that is larger than any type. */
    private static List<Damaged> longer(byte[] message, int number, List<ByteSpan> spans) {
        List<Damaged> all = new ArrayList<>();
        for (ByteSpan span : spans) {
            if (span.kind() == ByteKind.LENGTH || span.kind() == ByteKind.TAG) {
                int from = span.stretch().offset();
                byte[] zeros = Bytes.joined(
                        Bytes.of(message[from] & 0x7f | 0x80),
                        Bytes.repeated(Bytes.of(0x80), LONGEST_VARINT),
                        Bytes.of(0));
                byte[] large = Bytes.joined(Bytes.repeated(Bytes.of(0xff), LONGEST_VARINT), Bytes.of(0x7f));
                String place = "the number at byte %d takes %d bytes".formatted(from, LONGEST_VARINT + 2);
                all.add(new Damaged(Bytes.replaced(message, from, span.stretch().end(), zeros), number, place));
                all.add(new Damaged(
                        Bytes.replaced(message, from, span.stretch().end(), large),
                        number,
                        place + ", all of them 0xff"));
            }
        }
        return all;
    }
}
