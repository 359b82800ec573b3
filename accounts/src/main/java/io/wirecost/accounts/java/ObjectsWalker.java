package io.wirecost.accounts.java;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.Part;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Walks over an object stream of the domain classes: each object behind its class, which is described once. */
public final class ObjectsWalker implements Walker {
    private final Schema schema;
    private final JavaNames names;

    public ObjectsWalker(Schema schema) {
        this.schema = schema;
        this.names = new JavaNames(schema);
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        RecordValue value =
                new Course(account).record(schema.root(), new StreamReader(message).root(), BytePlace.MESSAGE);
        return new Walked(account.build(), value);
    }

    /** One stream. */
    private final class Course {
        private final AccountBuilder account;

        Course(AccountBuilder account) {
            this.account = account;
        }

        private void claim(Item item, BytePlace place, UnaryOperator<ByteKind> kinds) {
            for (Part part : item.parts()) {
                account.add(part.stretch(), place, kinds.apply(part.kind()));
            }
        }

        private void claim(Item item, BytePlace place) {
            claim(item, place, UnaryOperator.identity());
        }

        /** Claims what an object holds that is no part of its value. */
        private void claimRest(Item item, BytePlace place, ByteKind kind) {
            claim(item, place, own -> own == ByteKind.PAYLOAD ? kind : own);
        }

        RecordValue record(RecordDefinition record, Item item, BytePlace place) throws UnreadableBytes {
            claim(item, place);
            List<Object> values = new ArrayList<>();
            for (Field field : record.fields()) {
                Item held = item.fields().get(names.property(record.name(), field.name()));
                if (held == null) {
                    throw new UnreadableBytes(item.offset(), "the class lacks a field");
                }
                values.add(value(field.type(), held, place.field(field.name())));
            }
            return new RecordValue(values);
        }

        private Object value(Type type, Item item, BytePlace place) throws UnreadableBytes {
            if (item.isNull()) {
                claim(item, place);
                return null;
            }
            return switch (type.form()) {
                case LEAF -> leaf(type, item, place);
                case RECORD -> record(schema.record(type.name()), item, place);
                case ARRAY -> list(type.element(), item, place);
                case MAP -> map(type.element(), item, place);
                case OPTIONAL -> value(type.element(), item, place);
            };
        }

        /** A list tells its size in a field and in what it writes itself. */
        private List<Object> list(Type element, Item item, BytePlace place) throws UnreadableBytes {
            sizes(item, place);
            List<Object> list = new ArrayList<>();
            for (Item each : item.written().subList(1, item.written().size())) {
                list.add(value(element, each, place.element()));
            }
            return list;
        }

        private Map<String, Object> map(Type value, Item item, BytePlace place) throws UnreadableBytes {
            sizes(item, place);
            Map<String, Object> map = new LinkedHashMap<>();
            for (int i = 1; i < item.written().size(); i += 2) {
                Item key = item.written().get(i);
                claim(key, place.key());
                map.put((String) key.value(), value(value, item.written().get(i + 1), place.value()));
            }
            return map;
        }

        private void sizes(Item item, BytePlace place) {
            claim(item, place);
            item.fields().values().forEach(field -> claimRest(field, place, ByteKind.LENGTH));
            claimRest(item.written().get(0), place, ByteKind.LENGTH);
        }

        private Object leaf(Type type, Item item, BytePlace place) {
            claim(item, place);
            boolean boxed = item.value() == null && item.fields().containsKey("value");
            Item held = boxed ? item.fields().get("value") : item;
            if (boxed) {
                claim(held, place);
            }
            return switch (type.kind()) {
                case INT -> Math.toIntExact((long) held.value());
                case NULL, BOOLEAN, LONG, FLOAT, DOUBLE, BYTES, STRING, FIXED -> held.value();
                case DECIMAL ->
                    JdkValues.decimal(item, part -> claim(part, place), part -> claimRest(part, place, ByteKind.FRAME));
                case UUID -> JdkValues.uuid(item, part -> claim(part, place));
                case ENUM -> symbol(schema.enumeration(type.name()), (String) item.value());
                case DATE, TIME_MILLIS, TIME_MICROS -> time(item, place);
                case TIMESTAMP_MILLIS,
                        TIMESTAMP_MICROS,
                        TIMESTAMP_NANOS,
                        LOCAL_TIMESTAMP_MILLIS,
                        LOCAL_TIMESTAMP_MICROS,
                        LOCAL_TIMESTAMP_NANOS -> time(item, place);
                case RECORD, ARRAY, MAP, OPTIONAL -> throw new IllegalArgumentException("no leaf: " + type);
            };
        }

        private Object time(Item item, BytePlace place) {
            claim(item.written().get(0), place);
            return JdkValues.time((byte[]) item.written().get(0).value());
        }

        private String symbol(EnumDefinition enumeration, String constant) {
            return enumeration.symbols().stream()
                    .filter(symbol -> names.constant(enumeration.name(), symbol).equals(constant))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
