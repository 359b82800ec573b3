package io.wirecost.compiler.derive;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.json.ObjectBuilder;
import io.wirecost.core.schema.ProtoKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * Writes how the records of a schema became messages, for runners that map one to the other. The runner protocol
 * describes the form.
 */
final class LoweredJson {
    private final Lowered lowered;

    private LoweredJson(Lowered lowered) {
        this.lowered = lowered;
    }

    static String text(Lowered lowered) {
        return JsonText.compact(new LoweredJson(lowered).json()) + "\n";
    }

    private Json json() {
        return new ObjectBuilder()
                .put("root", lowered.root().name())
                .put("messages", list(lowered.messages(), this::message))
                .put("enums", list(lowered.enums(), LoweredJson::enumeration))
                .build();
    }

    private Json message(Message message) {
        ObjectBuilder object = new ObjectBuilder().put("name", message.name());
        Origin origin = message.origin();
        switch (origin.kind()) {
            case RECORD -> object.put("record", origin.name());
            case BOX -> object.put("box", origin.type().toString());
            case PARTS -> object.put("parts", origin.type().toString());
            case ENTRY -> object.put("entry", origin.type().toString());
        }
        if (message.isUnion()) {
            object.put("union", true);
        }
        if (message.isOneof()) {
            object.put("oneof", lowered.slotOf(message).name());
        }
        return object.put("slots", slots(message)).build();
    }

    private Json slots(Message message) {
        List<Json> slots = new ArrayList<>();
        for (Slot slot : message.slots()) {
            int id = slot.number() - 1;
            ObjectBuilder object = slot(message, slot);
            slots.add((id == slots.size() ? object : object.put("id", id)).build());
        }
        return new Json.Arr(slots);
    }

    private ObjectBuilder slot(Message message, Slot slot) {
        return new ObjectBuilder()
                .put("name", slot.name())
                .put("field", slot.source())
                .put("key", key(message, slot))
                .put("type", slot.type().toString())
                .put("optional", slot.optional())
                .put("shape", shape(slot.shape()));
    }

    private String key(Message message, Slot slot) {
        return message.origin()
                .asRecord()
                .map(record -> lowered.schema().record(record.name()).field(slot.source()))
                .map(field -> field.wireName())
                .orElse(slot.source());
    }

    private Json shape(Shape shape) {
        ObjectBuilder object = new ObjectBuilder();
        switch (shape.kind()) {
            case LEAF -> {
                object.put("leaf", shape.type().toString());
                own(object, "as", ((Shape.Leaf) shape).own());
            }
            case NESTED -> object.put("message", lowered.message(shape).name());
            case LISTED -> object.put("list", shape(shape.element()));
            case MAPPED -> {
                object.put("map", shape(shape.element()));
                own(object, "by", shape.key());
            }
        }
        return object.build();
    }

    private static void own(ObjectBuilder object, String key, ProtoKind own) {
        if (own != ProtoKind.USUAL) {
            object.put(key, own.text());
        }
    }

    private static Json enumeration(LoweredEnum enumeration) {
        List<Json> symbols = new ArrayList<>();
        enumeration.symbols().all().forEach((source, name) -> {
            int place = symbols.size();
            int number = enumeration.numbers().get(place);
            ObjectBuilder symbol = new ObjectBuilder().put("name", name).put("symbol", source);
            symbols.add((number == place ? symbol : symbol.put("number", number)).build());
        });
        return new ObjectBuilder()
                .put("name", enumeration.name())
                .put("enum", enumeration.source())
                .put("symbols", new Json.Arr(symbols))
                .build();
    }

    private static <T> Json list(Collection<T> items, Function<T, Json> json) {
        return new Json.Arr(items.stream().map(json).toList());
    }
}
