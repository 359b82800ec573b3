package io.wirecost.compiler.jaxb;

import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/**
 * The types of the annotated classes. JAXB itself writes numbers, base64, plain decimals and UUIDs as docs/carriers.md
 * has them; dates and times, which it does not know, are text of ISO 8601.
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
        return slot.shape()
                .asLeaf()
                .filter(leaf -> !slot.optional() && isSame(leaf))
                .map(leaf -> types.of(leaf.type()))
                .orElseGet(() -> boxed(slot.shape()));
    }

    String boxed(Shape shape) {
        return shape.matchWithoutMaps(
                leaf -> boxed(leaf.type()),
                nested -> className(lowered.message(nested)),
                listed -> "java.util.List<" + boxed(listed.element()) + ">");
    }

    private String boxed(Type.Leaf type) {
        return isSame(type)
                ? types.boxed(type)
                : type.asEnum().map(e -> className(lowered.enumeration(e))).orElse("java.lang.String");
    }

    /** Returns whether the annotated class holds the domain's object itself. */
    static boolean isSame(Shape shape) {
        return shape.asLeaf().filter(leaf -> isSame(leaf.type())).isPresent();
    }

    private static boolean isSame(Type.Leaf type) {
        return type.asEnum().isEmpty() && type.asTemporal().isEmpty();
    }

    /** Returns the expression that converts a domain value, which is not null. */
    String encode(Shape shape, String value) {
        return shape.matchElement(
                leaf -> encode(leaf.type(), value),
                nested -> "encode%s(%s)".formatted(lowered.message(nested).name(), value));
    }

    private String encode(Type.Leaf type, String value) {
        return isSame(type)
                ? value
                : type.asEnum()
                        .map(e -> "ANNOTATED_%s[%s.ordinal()]"
                                .formatted(lowered.enumeration(e).name(), value))
                        .orElse(value + ".toString()");
    }

    /** Returns the expression that makes a domain value from a value that is not null. */
    String decode(Shape shape, String value) {
        return shape.matchElement(
                leaf -> decode(leaf.type(), value),
                nested -> "decode%s(%s)".formatted(lowered.message(nested).name(), value));
    }

    private String decode(Type.Leaf type, String value) {
        return isSame(type)
                ? value
                : type.asEnum()
                        .map(e -> CheckedReads.constant(
                                "DOMAIN_" + lowered.enumeration(e).name(), value))
                        .orElseGet(() -> types.boxed(type) + ".parse(" + value + ")");
    }
}
