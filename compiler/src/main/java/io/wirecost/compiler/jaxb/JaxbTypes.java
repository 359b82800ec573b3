package io.wirecost.compiler.jaxb;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/**
 * What the annotated classes hold. JAXB itself writes numbers, base64, plain decimals and UUIDs as docs/carriers.md has
 * them; dates and times, which it does not know, are text of ISO 8601.
 */
final class JaxbTypes {
    private final Lowered lowered;
    private final DomainTypes types;

    JaxbTypes(Lowered lowered) {
        this.lowered = lowered;
        this.types = new DomainTypes(new JavaNames(lowered.schema()));
    }

    static String className(Message message) {
        return JaxbTarget.PACKAGE + "." + message.name();
    }

    static String className(LoweredEnum enumeration) {
        return JaxbTarget.PACKAGE + "." + enumeration.name();
    }

    /** Java type of a field: a primitive where a value is always there and has one. */
    String field(Slot slot) {
        return slot.shape() instanceof Shape.Leaf leaf && !slot.optional() && isSame(leaf)
                ? types.of(leaf.type())
                : boxed(slot.shape());
    }

    String boxed(Shape shape) {
        if (shape instanceof Shape.Nested nested) {
            return className(lowered.message(nested));
        } else if (shape instanceof Shape.Listed listed) {
            return "java.util.List<" + boxed(listed.element()) + ">";
        }
        Type type = ((Shape.Leaf) shape).type();
        if (type instanceof Type.EnumRef ref) {
            return className(lowered.enumeration(ref));
        }
        return type instanceof Type.Temporal ? "java.lang.String" : types.boxed(type);
    }

    /** Whether the annotated class holds the very object of the domain. */
    static boolean isSame(Shape shape) {
        return shape instanceof Shape.Leaf leaf
                && !(leaf.type() instanceof Type.EnumRef)
                && !(leaf.type() instanceof Type.Temporal);
    }

    /** From a domain value that is there. */
    String encode(Shape shape, String value) {
        if (shape instanceof Shape.Nested nested) {
            return "encode%s(%s)".formatted(lowered.message(nested).name(), value);
        }
        Type type = ((Shape.Leaf) shape).type();
        if (type instanceof Type.EnumRef ref) {
            return "ANNOTATED_%s[%s.ordinal()]"
                    .formatted(lowered.enumeration(ref).name(), value);
        }
        return type instanceof Type.Temporal ? value + ".toString()" : value;
    }

    /** To a domain value, from a value that is there. */
    String decode(Shape shape, String value) {
        if (shape instanceof Shape.Nested nested) {
            return "decode%s(%s)".formatted(lowered.message(nested).name(), value);
        }
        Type type = ((Shape.Leaf) shape).type();
        if (type instanceof Type.EnumRef ref) {
            return "DOMAIN_%s[%s.ordinal()]".formatted(lowered.enumeration(ref).name(), value);
        }
        return type instanceof Type.Temporal ? types.boxed(type) + ".parse(" + value + ")" : value;
    }
}
