package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.Carrier.CarrierKind;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.codec.GeneratedCode;

/** The names of a slot's contents in the Java runtime and in the classes emitted for it. */
final class RuntimeTypes {
    /** The two views that the runtime has of everything behind a pointer. */
    enum View {
        READER("Reader"),
        BUILDER("Builder");

        private final String javaName;

        View(String javaName) {
            this.javaName = javaName;
        }

        String javaName() {
            return javaName;
        }
    }

    private static final String RUNTIME = "org.capnproto.";

    private final WireTypes types;

    RuntimeTypes(WireTypes types) {
        this.types = types;
    }

    /** Full name of the emitted class of a struct or enum. */
    static String className(String name) {
        return GeneratedCode.targetPackage(CapnprotoTarget.ID) + "." + name;
    }

    /** The Java type of a value as the accessors have it. */
    String java(Shape shape, View view) {
        return shape.matchWithoutMaps(
                leaf -> java(leaf, view),
                nested -> className(types.text(nested)) + "." + view.javaName(),
                list -> listClass(list.element()) + "." + view.javaName() + arguments(list.element(), view));
    }

    private String java(Shape.Leaf leaf, View view) {
        if (WireTypes.isEnum(leaf)) {
            return className(types.text(leaf));
        }
        return types.dataBits(leaf).isEmpty()
                ? RUNTIME + types.text(leaf) + "." + view.javaName()
                : WireTypes.kind(leaf).javaType();
    }

    /** Returns an expression for the factory that the runtime needs for a value behind a pointer. */
    String factory(Shape shape) {
        return shape.matchWithoutMaps(
                leaf -> RUNTIME + types.text(leaf) + ".factory",
                nested -> className(types.text(nested)) + ".factory",
                list -> listFactory(list.element()));
    }

    /** What stands between {@code _get} and {@code Field} in the runtime's names for the data section. */
    static String dataName(CarrierKind kind) {
        return switch (kind) {
            case BOOLEAN -> "Boolean";
            case INT -> "Int";
            case LONG -> "Long";
            case FLOAT -> "Float";
            case DOUBLE -> "Double";
            case ENUM -> "Short";
            case STRING, BYTES -> throw new IllegalArgumentException(kind + " stands behind a pointer");
        };
    }

    private String listFactory(Shape element) {
        return element.matchWithoutMaps(
                this::leafListFactory,
                nested -> className(types.text(nested)) + ".listFactory",
                list -> "new %s.Factory<%s, %s>(%s)"
                        .formatted(listClass(list), java(list, View.BUILDER), java(list, View.READER), factory(list)));
    }

    private String leafListFactory(Shape.Leaf element) {
        return WireTypes.isEnum(element)
                ? "new %s.Factory%s(%s.values())"
                        .formatted(listClass(element), arguments(element, View.BUILDER), java(element, View.BUILDER))
                : listClass(element) + ".factory";
    }

    private String listClass(Shape element) {
        return element.matchWithoutMaps(
                this::leafListClass, nested -> RUNTIME + "StructList", list -> RUNTIME + "ListList");
    }

    private String leafListClass(Shape.Leaf element) {
        if (WireTypes.isEnum(element)) {
            return RUNTIME + "EnumList";
        }
        return types.dataBits(element).isEmpty()
                ? RUNTIME + types.text(element) + "List"
                : RUNTIME + "PrimitiveList." + dataName(WireTypes.kind(element));
    }

    private String arguments(Shape element, View view) {
        boolean generic = element.asLeaf().isEmpty() || WireTypes.isEnum(element);
        return generic ? "<" + java(element, view) + ">" : "";
    }
}
