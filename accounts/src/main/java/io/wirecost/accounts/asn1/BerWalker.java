package io.wirecost.accounts.asn1;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.slots.Slots;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.asn1.Asn1Target;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Walks over a message of the basic encoding rules: each value behind a tag and its length. A CHOICE is its branch. */
public final class BerWalker implements Walker {
    private static final int LONG_TAG = 0x1f;
    private static final int LONG_LENGTH = 0x80;

    private final Lowered lowered;
    private final Carried carried;

    public BerWalker(Schema schema) {
        this.lowered = Lowering.lower(schema, Asn1Target.TRAITS, new NumberedNaming(schema, false));
        this.carried = new Carried(schema);
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        ByteReader in = new ByteReader(message);
        Course course = new Course(account);
        Object value = course.untagged(
                new Shape.Nested(lowered.root().origin()),
                new Type.RecordRef(lowered.schema().root().name()),
                in,
                BytePlace.MESSAGE);
        in.requireEnd();
        return new Walked(account.build(), (RecordValue) value);
    }

    /** One message. */
    private final class Course {
        private final AccountBuilder account;

        Course(AccountBuilder account) {
            this.account = account;
        }

        /** Reads a tag; returns its number. */
        private long number(ByteReader in) throws UnreadableBytes {
            int first = in.next();
            if ((first & LONG_TAG) != LONG_TAG) {
                return first & LONG_TAG;
            }
            long number = 0;
            int next;
            do {
                next = in.next();
                number = number << 7 | next & 0x7f;
            } while (next >= 0x80);
            return number;
        }

        void tag(ByteReader in, BytePlace place) throws UnreadableBytes {
            number(in);
            account.add(in.stretch(), place, ByteKind.TAG);
        }

        ByteReader content(ByteReader in, BytePlace place) throws UnreadableBytes {
            int first = in.next();
            long length = first < LONG_LENGTH ? first : in.bigEndian(Math.min(first - LONG_LENGTH, Long.BYTES));
            account.add(in.stretch(), place, ByteKind.LENGTH);
            return in.part(length);
        }

        Object sequence(Message message, ByteReader in, BytePlace place) throws UnreadableBytes {
            Object[] values = new Object[message.slots().size()];
            while (in.hasNext()) {
                component(message, in, place, values);
            }
            return Slots.assembled(message, Arrays.asList(values));
        }

        private void component(Message message, ByteReader in, BytePlace place, Object[] values)
                throws UnreadableBytes {
            long number = number(in);
            if (number >= values.length) {
                throw in.unreadable("the schema has no component " + number);
            }
            Slot slot = message.slots().get((int) number);
            BytePlace of = Slots.place(message, slot, place);
            account.add(in.stretch(), of, ByteKind.TAG);
            values[(int) number] = value(slot.shape(), slot.type(), in, of);
        }

        /** Reads a value whose tag is not that of a component: a CHOICE has the tag of its branch. */
        Object untagged(Shape shape, Type type, ByteReader in, BytePlace place) throws UnreadableBytes {
            Optional<Message> union = shape.asNested().map(lowered::message).filter(Message::isUnion);
            if (union.isEmpty()) {
                tag(in, Slots.around(shape, place));
                return value(shape, type, in, place);
            }
            Object[] values = new Object[union.get().slots().size()];
            component(union.get(), in, place, values);
            return Slots.assembled(union.get(), Arrays.asList(values));
        }

        /** Reads a value behind its tag. */
        private Object value(Shape shape, Type type, ByteReader in, BytePlace place) throws UnreadableBytes {
            ByteReader content = content(in, Slots.around(shape, place));
            return shape.matchWithoutMaps(
                    leaf -> leaf(leaf.type(), content, place),
                    nested -> sequence(lowered.message(nested), content, place),
                    listed -> list(listed.element(), type, content, place));
        }

        private Object list(Shape element, Type type, ByteReader in, BytePlace place) throws UnreadableBytes {
            BytePlace of = Slots.elementPlace(element, place);
            List<Object> elements = new ArrayList<>();
            while (in.hasNext()) {
                elements.add(untagged(element, Slots.element(type), in, of));
            }
            return Slots.listed(type, elements);
        }

        private Object leaf(Type.Leaf type, ByteReader in, BytePlace place) throws UnreadableBytes {
            byte[] content = in.rest();
            account.add(in.stretch(), place, ByteKind.PAYLOAD);
            return carried.value(type, carrier(Carrier.of(type).kind(), content));
        }

        private Object carrier(Carrier.CarrierKind kind, byte[] content) {
            return switch (kind) {
                case BOOLEAN -> content[0] != 0;
                case INT, LONG, ENUM -> new BigInteger(content).longValueExact();
                case FLOAT -> ByteBuffer.wrap(content).getFloat();
                case DOUBLE -> ByteBuffer.wrap(content).getDouble();
                case STRING, BYTES -> content;
            };
        }
    }
}
