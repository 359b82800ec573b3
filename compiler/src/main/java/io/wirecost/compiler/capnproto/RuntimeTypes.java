package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.Carrier.Kind;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.codec.GeneratedCode;

/** What the Java runtime, and the classes emitted for it, call the contents of a slot. */
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
        if (WireTypes.isEnum(shape)) {
            return className(types.text(shape));
        } else if (shape instanceof Shape.Nested) {
            return className(types.text(shape)) + "." + view.javaName();
        } else if (shape instanceof Shape.Listed list) {
            return listClass(list.element()) + "." + view.javaName() + arguments(list.element(), view);
        } else if (types.dataBits(shape).isEmpty()) {
            return RUNTIME + types.text(shape) + "." + view.javaName();
        }
        return WireTypes.kind((Shape.Leaf) shape).javaType();
    }

    /** An expression for the factory that the runtime wants for what stands behind a pointer. */
    String factory(Shape shape) {
        if (shape instanceof Shape.Listed list) {
            return listFactory(list.element());
        } else if (shape instanceof Shape.Nested) {
            return className(types.text(shape)) + ".factory";
        }
        return RUNTIME + types.text(shape) + ".factory";
    }

    /** What stands between {@code _get} and {@code Field} in the runtime's names for the data section. */
    static String dataName(Kind kind) {
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
        String list = listClass(element);
        String arguments = arguments(element, View.BUILDER);
        if (element instanceof Shape.Nested) {
            return className(types.text(element)) + ".listFactory";
        } else if (element instanceof Shape.Listed) {
            String both = java(element, View.BUILDER) + ", " + java(element, View.READER);
            return "new %s.Factory<%s>(%s)".formatted(list, both, factory(element));
        } else if (WireTypes.isEnum(element)) {
            return "new %s.Factory%s(%s.values())".formatted(list, arguments, java(element, View.BUILDER));
        }
        return list + ".factory";
    }

    private String listClass(Shape element) {
        if (element instanceof Shape.Nested) {
            return RUNTIME + "StructList";
        } else if (element instanceof Shape.Listed) {
            return RUNTIME + "ListList";
        } else if (WireTypes.isEnum(element)) {
            return RUNTIME + "EnumList";
        } else if (types.dataBits(element).isEmpty()) {
            return RUNTIME + types.text(element) + "List";
        }
        return RUNTIME + "PrimitiveList." + dataName(WireTypes.kind((Shape.Leaf) element));
    }

    private String arguments(Shape element, View view) {
        boolean generic = !(element instanceof Shape.Leaf) || WireTypes.isEnum(element);
        return generic ? "<" + java(element, view) + ">" : "";
    }
}
