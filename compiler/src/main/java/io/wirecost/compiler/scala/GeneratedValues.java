package io.wirecost.compiler.scala;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.MapKey;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.ProtoKind;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;
import java.util.List;

/** Expressions between a present domain value and what a generated class holds, by the methods of {@link GeneratedMapper}. */
final class GeneratedValues {
    private final Lowered lowered;
    private final GeneratedSide side;

    GeneratedValues(Lowered lowered, GeneratedSide side) {
        this.lowered = lowered;
        this.side = side;
    }

    /** @param type of the domain value, which is not optional */
    String encode(Type type, Shape shape, String value) {
        return switch (shape.kind()) {
            case LEAF -> encode((Shape.Leaf) shape, value);
            case NESTED -> "encode%s(%s)".formatted(lowered.message(shape).name(), value);
            case LISTED -> {
                String each = encode(element(type), shape.element(), "each");
                yield each.equals("each") ? value : "%s.map(each => %s)".formatted(value, each);
            }
            case MAPPED -> shape.key() == ProtoKind.USUAL ? byText(type, shape, value) : byKey(type, shape, value);
        };
    }

    /** @param type of the domain value, which is not optional */
    String decode(Type type, Shape shape, String value) {
        return switch (shape.kind()) {
            case LEAF -> decode((Shape.Leaf) shape, value);
            case NESTED -> "decode%s(%s)".formatted(lowered.message(shape).name(), value);
            case LISTED -> {
                String each = decode(element(type), shape.element(), "each");
                yield each.equals("each")
                        ? value + ".toVector"
                        : "%s.iterator.map(each => %s).toVector".formatted(value, each);
            }
            case MAPPED -> {
                String each = decode(element(type), shape.element(), "each._2");
                String key = key(MapKey.decode(shape.key(), "each._1"));
                yield each.equals("each._2") && key.equals("each._1")
                        ? value + ".toMap"
                        : "%s.iterator.map(each => (%s, %s)).toMap".formatted(value, key, each);
            }
        };
    }

    private String byText(Type type, Shape map, String value) {
        String each = encode(element(type), map.element(), "each");
        return each.equals("each") ? value : "%s.transform((_, each) => %s)".formatted(value, each);
    }

    private String byKey(Type type, Shape map, String value) {
        String key = key(MapKey.encode(map.key(), "each._1"));
        String each = encode(element(type), map.element(), "each._2");
        return "%s.iterator.map(each => (%s, %s)).toMap".formatted(value, key, each);
    }

    private static String key(String expression) {
        return expression.startsWith("java.") ? "_root_." + expression : expression;
    }

    /** A part of a value that Protocol Buffers' own message holds in two. */
    String part(Message message, Slot part, String value) {
        return fromRoot(Carrier.part(part, plain(message.origin().type(), value)));
    }

    /** The value of such a message. */
    String whole(Message message, String from) {
        List<String> parts =
                message.slots().stream().map(slot -> from + "." + slot.name()).toList();
        String whole = fromRoot(Carrier.whole(message.origin().known(), parts.get(0), parts.get(1)));
        return scala(message.origin().type(), whole);
    }

    /** The value as Java has it. */
    private static String plain(Type type, String value) {
        return type.kind() == TypeKind.DECIMAL ? value + ".bigDecimal" : value;
    }

    private static String scala(Type type, String decoded) {
        return type.kind() == TypeKind.DECIMAL ? "_root_.scala.math.BigDecimal.exact(%s)".formatted(decoded) : decoded;
    }

    /** A box around an element that may be absent takes it as it is. */
    private static Type element(Type collection) {
        return DomainSide.element(collection).present();
    }

    private String encode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        if (carrier.kind() == Carrier.CarrierKind.ENUM) {
            return "encode%s(%s)".formatted(lowered.enumeration(leaf).name(), value);
        }
        return side.encode(carrier.kind(), fromRoot(carrier.encode(plain(leaf.type(), value))));
    }

    private String decode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf);
        if (carrier.kind() == Carrier.CarrierKind.ENUM) {
            return "decode%s(%s)".formatted(lowered.enumeration(leaf).name(), value);
        }
        return scala(leaf.type(), fromRoot(carrier.decode(side.decode(carrier.kind(), value))));
    }

    /** A carrier's call begins with the name of a package, which Scala would look for in its own first. */
    private static String fromRoot(String expression) {
        return expression.startsWith("io.wirecost.") ? "_root_." + expression : expression;
    }
}
