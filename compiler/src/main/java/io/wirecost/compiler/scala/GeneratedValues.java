package io.wirecost.compiler.scala;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeKind;

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
            case LEAF -> encode(shape.type(), value);
            case NESTED -> "encode%s(%s)".formatted(lowered.message(shape).name(), value);
            case LISTED, MAPPED -> {
                String each = encode(element(type), shape.element(), "each");
                String call = type.isMap() ? "%s.transform((_, each) => %s)" : "%s.map(each => %s)";
                yield each.equals("each") ? value : call.formatted(value, each);
            }
        };
    }

    /** @param type of the domain value, which is not optional */
    String decode(Type type, Shape shape, String value) {
        return switch (shape.kind()) {
            case LEAF -> decode(shape.type(), value);
            case NESTED -> "decode%s(%s)".formatted(lowered.message(shape).name(), value);
            case LISTED -> {
                String each = decode(element(type), shape.element(), "each");
                yield each.equals("each")
                        ? value + ".toVector"
                        : "%s.iterator.map(each => %s).toVector".formatted(value, each);
            }
            case MAPPED -> {
                String each = decode(element(type), shape.element(), "each._2");
                yield each.equals("each._2")
                        ? value + ".toMap"
                        : "%s.iterator.map(each => (each._1, %s)).toMap".formatted(value, each);
            }
        };
    }

    /** A box around an element that may be absent takes it as it is. */
    private static Type element(Type collection) {
        return DomainSide.element(collection).present();
    }

    private String encode(Type.Leaf type, String value) {
        Carrier carrier = Carrier.of(type);
        if (carrier.kind() == Carrier.CarrierKind.ENUM) {
            return "encode%s(%s)".formatted(lowered.enumeration(type).name(), value);
        }
        return side.encode(
                carrier.kind(),
                fromRoot(carrier.encode(type.kind() == TypeKind.DECIMAL ? value + ".bigDecimal" : value)));
    }

    private String decode(Type.Leaf type, String value) {
        Carrier carrier = Carrier.of(type);
        if (carrier.kind() == Carrier.CarrierKind.ENUM) {
            return "decode%s(%s)".formatted(lowered.enumeration(type).name(), value);
        }
        String decoded = fromRoot(carrier.decode(side.decode(carrier.kind(), value)));
        return type.kind() == TypeKind.DECIMAL ? "_root_.scala.math.BigDecimal.exact(%s)".formatted(decoded) : decoded;
    }

    /** A carrier's call begins with the name of a package, which Scala would look for in its own first. */
    private static String fromRoot(String expression) {
        return expression.startsWith("io.wirecost.") ? "_root_." + expression : expression;
    }
}
