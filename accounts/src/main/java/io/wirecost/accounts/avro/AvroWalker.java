package io.wirecost.accounts.avro;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.accounts.walk.EmptyElements;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Walks over a message of Avro: values in the order of the schema, and before each that may be absent, or is of a union, the index of
 * its branch.
 */
public final class AvroWalker implements Walker {
    private final Schema schema;
    private final Carried carried;

    public AvroWalker(Schema schema) {
        this.schema = schema;
        this.carried = new Carried(schema);
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        Course course = new Course(new ByteReader(message), new AccountBuilder(message));
        RecordValue value = course.record(schema.root().name(), BytePlace.MESSAGE);
        course.in.requireEnd();
        return new Walked(course.account.build(), value);
    }

    /** The root stays a record, though it be a union. */
    private boolean isUnion(Type type) {
        return type.asRecord()
                .map(ref -> schema.record(ref.name()))
                .filter(record -> record.isUnion() && !record.equals(schema.root()))
                .isPresent();
    }

    /** One message. */
    private final class Course {
        private final ByteReader in;
        private final AccountBuilder account;
        private final EmptyElements empty = new EmptyElements();

        Course(ByteReader in, AccountBuilder account) {
            this.in = in;
            this.account = account;
        }

        private void claim(BytePlace place, ByteKind kind) {
            account.add(in.stretch(), place, kind);
        }

        RecordValue record(String name, BytePlace place) throws UnreadableBytes {
            List<Object> values = new ArrayList<>();
            for (Field field : schema.record(name).fields()) {
                values.add(value(field.type(), place.field(field.name())));
            }
            return new RecordValue(values);
        }

        private Object value(Type type, BytePlace place) throws UnreadableBytes {
            return switch (type.form()) {
                case LEAF -> leaf(type.asLeaf().orElseThrow(), place);
                case RECORD -> isUnion(type) ? union(type, 0, place) : record(type.name(), place);
                case ARRAY -> list(type.element(), place);
                case MAP -> map(type.element(), place);
                case OPTIONAL ->
                    isUnion(type.element()) ? union(type.element(), 1, place) : optional(type.element(), place);
            };
        }

        /** @param first the index of the first branch: behind null, if the value may be absent */
        private RecordValue union(Type type, int first, BytePlace place) throws UnreadableBytes {
            List<Field> branches = schema.record(type.name()).fields();
            int branch = Math.toIntExact(in.zigZag()) - first;
            claim(place, branch < 0 ? ByteKind.PRESENCE : ByteKind.TAG);
            if (branch < 0) {
                return null;
            }
            Field chosen = branches.get(branch);
            Object[] values = new Object[branches.size()];
            values[branch] = value(chosen.type().present(), place.field(chosen.name()));
            return RecordValue.of(values);
        }

        private Object optional(Type type, BytePlace place) throws UnreadableBytes {
            long branch = in.varint();
            claim(place, ByteKind.PRESENCE);
            return branch == 0 ? null : value(type, place);
        }

        private List<Object> list(Type element, BytePlace place) throws UnreadableBytes {
            List<Object> list = new ArrayList<>();
            for (long left = count(place); left > 0; left = count(place)) {
                for (; left > 0; left--) {
                    int from = in.offset();
                    list.add(value(element, place.element()));
                    empty.note(from, in.offset(), from);
                }
            }
            return list;
        }

        private Map<String, Object> map(Type value, BytePlace place) throws UnreadableBytes {
            Map<String, Object> map = new LinkedHashMap<>();
            for (long left = count(place); left > 0; left = count(place)) {
                for (; left > 0; left--) {
                    String key = (String) leaf(Type.Primitive.STRING, place.key());
                    map.put(key, value(value, place.value()));
                }
            }
            return map;
        }

        /** The items of the next block; 0 behind the last one. A negative count has the block's bytes behind it. */
        private long count(BytePlace place) throws UnreadableBytes {
            long count = in.zigZag();
            if (count < 0) {
                in.varint();
            }
            claim(place, ByteKind.LENGTH);
            return Math.abs(count);
        }

        private Object leaf(Type.Leaf type, BytePlace place) throws UnreadableBytes {
            Type.Leaf simple = type.simple();
            Object carrier;
            if (simple.asPrimitive().isPresent()) {
                carrier = primitive(simple.asPrimitive().get(), place);
            } else {
                carrier = simple.asFixed().isPresent() ? in.next(simple.size()) : in.zigZag();
            }
            claim(place, ByteKind.PAYLOAD);
            return carried.value(type, carrier);
        }

        private Object primitive(Type.Primitive type, BytePlace place) throws UnreadableBytes {
            return switch (type) {
                case NULL -> null;
                case BOOLEAN -> in.next() != 0;
                case INT, LONG -> in.zigZag();
                case FLOAT -> Float.intBitsToFloat((int) in.littleEndian(Float.BYTES));
                case DOUBLE -> Double.longBitsToDouble(in.littleEndian(Double.BYTES));
                case BYTES, STRING -> bytes(place);
            };
        }

        private byte[] bytes(BytePlace place) throws UnreadableBytes {
            long length = in.zigZag();
            claim(place, ByteKind.LENGTH);
            return in.next(length);
        }
    }
}
