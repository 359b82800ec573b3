package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** The domain as a mapper's methods see it: beans for records, pairs for entries of maps, bare values for boxes. */
public final class DomainSide {
    private final JavaNames names;
    private final DomainTypes types;

    public DomainSide(JavaNames names) {
        this.names = names;
        this.types = new DomainTypes(names);
    }

    /** The type of a value that may be absent, or of an element. */
    public String boxed(Type type) {
        return types.boxed(type);
    }

    public String enumType(LoweredEnum enumeration) {
        return names.qualifiedClassName(enumeration.source());
    }

    /** What a message is made from. */
    public String type(Message message) {
        Origin origin = message.origin();
        return switch (origin.kind()) {
            case RECORD -> names.qualifiedClassName(origin.name());
            case BOX, PARTS -> types.boxed(origin.type());
            case ENTRY -> "java.util.Map.Entry<java.lang.String, %s>".formatted(types.boxed(origin.type()));
        };
    }

    /** The type of the map that an entry is put into. */
    public String mapType(Origin entry) {
        return "java.util.Map<java.lang.String, %s>".formatted(types.boxed(entry.type()));
    }

    /** The expression for a slot's value in {@code from}. */
    public String get(Message message, Slot slot) {
        return get("from", message, slot);
    }

    /** The expression for a slot's value in a variable. */
    public String get(String from, Message message, Slot slot) {
        Origin origin = message.origin();
        return switch (origin.kind()) {
            case RECORD ->
                "%s.%s()".formatted(from, names.getter(origin.name(), new Field(slot.source(), slot.type())));
            case BOX -> from;
            case PARTS -> Carrier.part(slot, from);
            case ENTRY -> "%s.get%s()".formatted(from, JavaNames.capitalize(slot.source()));
        };
    }

    /** The setter of a slot of a record. */
    public String setter(Origin record, Slot slot) {
        return names.setter(record.name(), new Field(slot.source(), slot.type()));
    }

    /** The type of the elements of an array; a map's are entries. */
    public static Type element(Type list) {
        return list.contained().orElseThrow();
    }
}
