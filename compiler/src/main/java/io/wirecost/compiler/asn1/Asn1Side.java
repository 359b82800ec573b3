package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.NativeSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import java.util.Optional;

/** ASN1bean's classes, in which every value is an object of BER, enums and lists included. */
record Asn1Side(Lowered lowered, Asn1Types types) implements NativeSide {
    private static final String TYPES = "com.beanit.asn1bean.ber.types.";

    @Override
    public String type(Message message) {
        return Asn1Target.PACKAGE + "." + message.name();
    }

    @Override
    public Optional<String> type(LoweredEnum enumeration) {
        return Optional.empty();
    }

    @Override
    public String element(Shape.Leaf leaf) {
        return element((Shape) leaf);
    }

    @Override
    public String element(Shape shape) {
        String name = types.className(shape);
        boolean ours =
                shape.asLeaf().filter(leaf -> leaf.type().asEnum().isEmpty()).isEmpty();
        return (ours ? Asn1Target.PACKAGE + "." : name.equals("BerUTF8String") ? TYPES + "string." : TYPES) + name;
    }

    @Override
    public boolean isSame(Shape shape) {
        return false;
    }

    @Override
    public String encode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        String carried = switch (carrier.kind()) {
            case ENUM -> value + ".ordinal()";
            case FLOAT -> "java.nio.ByteBuffer.allocate(4).putFloat(%s).array()".formatted(value);
            case DOUBLE -> "java.nio.ByteBuffer.allocate(8).putDouble(%s).array()".formatted(value);
            case BOOLEAN, INT, LONG, STRING, BYTES -> carrier.encode(value);
        };
        return "new %s(%s)".formatted(element(leaf), carried);
    }

    @Override
    public String decode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        return switch (carrier.kind()) {
            case ENUM ->
                CheckedReads.constant("DOMAIN_" + lowered.enumeration(leaf).name(), value + ".intValue()");
            case FLOAT -> "java.nio.ByteBuffer.wrap(%s.value).getFloat()".formatted(value);
            case DOUBLE -> "java.nio.ByteBuffer.wrap(%s.value).getDouble()".formatted(value);
            case INT -> carrier.decode(value + ".intValue()");
            case LONG -> carrier.decode(value + ".longValue()");
            case STRING -> value + ".toString()";
            case BOOLEAN, BYTES -> carrier.decode(value + ".value");
        };
    }

    @Override
    public String get(Slot slot, String object) {
        return "%s.get%s()".formatted(object, JavaNames.capitalize(slot.name()));
    }

    @Override
    public String isPresent(Slot slot, String object) {
        return get(slot, object) + " != null";
    }

    @Override
    public String set(Slot slot, String object, String value) {
        return "%s.set%s(%s);".formatted(object, JavaNames.capitalize(slot.name()), value);
    }

    @Override
    public String newList(Shape.Listed list) {
        return "%s to = new %s();".formatted(element(list), element(list));
    }

    @Override
    public String add(Shape.Listed list, String value) {
        return "to.%s.add(%s);".formatted(content(list), value);
    }

    @Override
    public String size(Shape.Listed list) {
        return elements(list) + ".size()";
    }

    @Override
    public String elements(Shape.Listed list) {
        return "from." + content(list);
    }

    private String content(Shape.Listed list) {
        return "get%s()".formatted(types.className(list.element()));
    }
}
