package io.wirecost.accounts.java;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.accounts.walk.EmptyElements;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Walks over an object that writes its fields itself: only its class stands before them. */
public final class ExternalWalker implements Walker {
    private static final int HEADER_BYTES = 4;
    private static final int UUID_BYTES = 16;

    private final Schema schema;
    private final Carried carried;

    public ExternalWalker(Schema schema) {
        this.schema = schema;
        this.carried = new Carried(schema);
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        ByteReader in = new ByteReader(message);
        head(in, account);
        RecordValue value =
                new Course(new BlockReader(in, account)).record(schema.root().name(), BytePlace.MESSAGE);
        in.rest();
        account.add(in.stretch(), BytePlace.MESSAGE, ByteKind.FRAME);
        return new Walked(account.build(), value);
    }

    /** The header, the name of the class, its version, flags and no fields, its end and no superclass. */
    private static void head(ByteReader in, AccountBuilder account) throws UnreadableBytes {
        in.next(HEADER_BYTES + 2);
        account.add(in.stretch(), BytePlace.MESSAGE, ByteKind.FRAME);
        in.next(in.bigEndian(Short.BYTES));
        account.add(in.stretch(), BytePlace.MESSAGE, ByteKind.NAME);
        in.next(Long.BYTES + 1 + Short.BYTES + 2);
        account.add(in.stretch(), BytePlace.MESSAGE, ByteKind.FRAME);
    }

    /** One object. */
    private final class Course {
        private final BlockReader in;
        private final EmptyElements empty = new EmptyElements();

        Course(BlockReader in) {
            this.in = in;
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
                case LEAF -> type == Type.Primitive.NULL ? null : leaf((Type.Leaf) type, place);
                case RECORD -> record(type.name(), place);
                case ARRAY -> list(type.element(), place);
                case MAP -> map(type.element(), place);
                case OPTIONAL -> in.read(1, place, ByteKind.PRESENCE)[0] == 0 ? null : value(type.element(), place);
            };
        }

        private int length(BytePlace place) throws UnreadableBytes {
            return ByteBuffer.wrap(in.read(Integer.BYTES, place, ByteKind.LENGTH))
                    .getInt();
        }

        private List<Object> list(Type element, BytePlace place) throws UnreadableBytes {
            List<Object> list = new ArrayList<>();
            for (int left = length(place); left > 0; left--) {
                int from = in.offset();
                list.add(value(element, place.element()));
                empty.note(from, in.offset(), from);
            }
            return list;
        }

        private Map<String, Object> map(Type value, BytePlace place) throws UnreadableBytes {
            Map<String, Object> map = new LinkedHashMap<>();
            for (int left = length(place); left > 0; left--) {
                String key = (String) leaf(Type.Primitive.STRING, place.key());
                map.put(key, value(value, place.value()));
            }
            return map;
        }

        private Object leaf(Type.Leaf type, BytePlace place) throws UnreadableBytes {
            Carrier.CarrierKind kind = Carrier.of(type).kind();
            OptionalInt size = size(type, kind);
            byte[] bytes = in.read(size.isPresent() ? size.getAsInt() : length(place), place, ByteKind.PAYLOAD);
            ByteBuffer numbers = ByteBuffer.wrap(bytes);
            Object carrier = switch (kind) {
                case BOOLEAN -> bytes[0] != 0;
                case INT -> (long) numbers.getInt();
                case LONG -> numbers.getLong();
                case FLOAT -> numbers.getFloat();
                case DOUBLE -> numbers.getDouble();
                case ENUM -> (long) numbers.getShort();
                case STRING, BYTES -> bytes;
            };
            return carried.value(type, carrier);
        }
    }

    /** The bytes of a value whose length is not written. */
    private static OptionalInt size(Type.Leaf type, Carrier.CarrierKind kind) {
        return switch (kind) {
            case BOOLEAN -> OptionalInt.of(1);
            case INT, FLOAT -> OptionalInt.of(Integer.BYTES);
            case LONG, DOUBLE -> OptionalInt.of(Long.BYTES);
            case ENUM -> OptionalInt.of(Short.BYTES);
            case STRING -> OptionalInt.empty();
            case BYTES ->
                switch (type.kind()) {
                    case FIXED -> OptionalInt.of(type.size());
                    case UUID -> OptionalInt.of(UUID_BYTES);
                    default -> OptionalInt.empty();
                };
        };
    }
}
