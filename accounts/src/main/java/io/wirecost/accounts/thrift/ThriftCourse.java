package io.wirecost.accounts.thrift;

import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.slots.Slots;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The way through one struct, whatever the protocol is. */
final class ThriftCourse {
    private final Lowered lowered;
    private final Protocol protocol;
    private final Carried carried;

    ThriftCourse(Lowered lowered, Protocol protocol) {
        this.lowered = lowered;
        this.protocol = protocol;
        this.carried = new Carried(lowered.schema());
    }

    /** @param around place of the stop */
    Object struct(Message message, BytePlace place, BytePlace around) throws UnreadableBytes {
        Object[] values = new Object[message.slots().size()];
        int id = protocol.field(0);
        while (id != Protocol.STOP) {
            if (id < 1 || id > values.length) {
                throw protocol.in.unreadable("the schema has no field " + id);
            }
            Slot slot = message.slots().get(id - 1);
            values[id - 1] = field(slot, Slots.place(message, slot, place));
            id = protocol.field(id);
        }
        protocol.claim(around, ByteKind.FRAME);
        return Slots.assembled(message, Arrays.asList(values));
    }

    private Object field(Slot slot, BytePlace place) throws UnreadableBytes {
        boolean isBoolean = slot.shape()
                .asLeaf()
                .filter(leaf -> Carrier.of(leaf.type()).kind() == Carrier.CarrierKind.BOOLEAN)
                .isPresent();
        if (isBoolean) {
            boolean value = protocol.booleanField(place);
            protocol.claim(place, ByteKind.PAYLOAD);
            return value;
        }
        protocol.claim(place, ByteKind.TAG);
        return value(slot.shape(), slot.type(), place);
    }

    private Object value(Shape shape, Type type, BytePlace place) throws UnreadableBytes {
        return switch (shape.kind()) {
            case LEAF -> leaf(shape.type(), place);
            case NESTED -> struct(lowered.message(shape), place, Slots.around(shape, place));
            case LISTED -> list(shape.element(), type, place);
            case MAPPED -> map(shape.element(), type, place);
        };
    }

    private Object list(Shape element, Type type, BytePlace place) throws UnreadableBytes {
        List<Object> elements = new ArrayList<>();
        for (long left = protocol.list(place); left > 0; left--) {
            elements.add(value(element, Slots.element(type), Slots.elementPlace(element, place)));
        }
        return Slots.listed(type, elements);
    }

    private Map<String, Object> map(Shape held, Type type, BytePlace place) throws UnreadableBytes {
        Map<String, Object> map = new LinkedHashMap<>();
        for (long left = protocol.map(place); left > 0; left--) {
            String key = (String) leaf(Type.Primitive.STRING, place.key());
            map.put(key, value(held, Slots.element(type), place.value()));
        }
        return map;
    }

    private Object leaf(Type.Leaf type, BytePlace place) throws UnreadableBytes {
        Carrier.CarrierKind kind = Carrier.of(type).kind();
        Object carrier = switch (kind) {
            case BOOLEAN -> protocol.booleanElement();
            case INT, LONG, ENUM -> protocol.integer(kind);
            case FLOAT, DOUBLE -> Double.longBitsToDouble(protocol.doubleBits());
            case STRING, BYTES -> {
                long length = protocol.length();
                protocol.claim(place, ByteKind.LENGTH);
                yield protocol.in.next(length);
            }
        };
        protocol.claim(place, ByteKind.PAYLOAD);
        return carried.value(type, carrier);
    }
}
