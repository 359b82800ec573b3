package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.Carrier.Kind;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Type;
import java.util.OptionalInt;

/** How the schema language, the wire and the Java runtime call what a slot holds. */
final class WireTypes {
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

    private final Lowered lowered;

    WireTypes(Lowered lowered) {
        this.lowered = lowered;
    }

    static Kind kind(Shape.Leaf leaf) {
        return Carrier.of(leaf.type()).kind();
    }

    /** Full name of the emitted class of a struct or enum. */
    static String className(String name) {
        return GeneratedCode.targetPackage(CapnprotoTarget.ID) + "." + name;
    }

    /** The type in the schema language. */
    String text(Shape shape) {
        if (shape instanceof Shape.Leaf leaf) {
            return kind(leaf) == Kind.ENUM ? enumName(leaf) : word(kind(leaf));
        } else if (shape instanceof Shape.Listed list) {
            return "List(" + text(list.element()) + ")";
        }
        return structName(shape);
    }

    /** Size of a value in the data section; empty for what stands behind a pointer. */
    OptionalInt dataBits(Shape shape) {
        if (!(shape instanceof Shape.Leaf leaf)) {
            return OptionalInt.empty();
        }
        return switch (kind(leaf)) {
            case BOOLEAN -> OptionalInt.of(1);
            case INT, FLOAT -> OptionalInt.of(Integer.SIZE);
            case LONG, DOUBLE -> OptionalInt.of(Long.SIZE);
            case ENUM -> OptionalInt.of(Short.SIZE);
            case STRING, BYTES -> OptionalInt.empty();
        };
    }

    /** The Java type of a value as the accessors have it. */
    String java(Shape shape, View view) {
        if (shape instanceof Shape.Leaf leaf) {
            return switch (kind(leaf)) {
                case ENUM -> className(enumName(leaf));
                case STRING, BYTES -> RUNTIME + word(kind(leaf)) + "." + view.javaName();
                default -> kind(leaf).javaType();
            };
        } else if (shape instanceof Shape.Listed list) {
            return listClass(list.element()) + "." + view.javaName() + arguments(list.element(), view);
        }
        return className(structName(shape)) + "." + view.javaName();
    }

    /** An expression for the factory that the runtime wants for what stands behind a pointer. */
    String factory(Shape shape) {
        if (shape instanceof Shape.Leaf leaf) {
            return RUNTIME + word(kind(leaf)) + ".factory";
        } else if (shape instanceof Shape.Listed list) {
            return listFactory(list.element());
        }
        return className(structName(shape)) + ".factory";
    }

    private String listFactory(Shape element) {
        if (element instanceof Shape.Nested) {
            return className(structName(element)) + ".listFactory";
        } else if (element instanceof Shape.Listed) {
            return "new %s.Factory<%s, %s>(%s)"
                    .formatted(
                            listClass(element),
                            java(element, View.BUILDER),
                            java(element, View.READER),
                            factory(element));
        } else if (isEnum(element)) {
            return "new %s.Factory%s(%s.values())"
                    .formatted(listClass(element), arguments(element, View.BUILDER), java(element, View.BUILDER));
        }
        return listClass(element) + ".factory";
    }

    private String arguments(Shape element, View view) {
        return element instanceof Shape.Leaf && !isEnum(element) ? "" : "<" + java(element, view) + ">";
    }

    private static String listClass(Shape element) {
        if (element instanceof Shape.Leaf leaf) {
            return RUNTIME
                    + switch (kind(leaf)) {
                        case ENUM -> "EnumList";
                        case STRING, BYTES -> word(kind(leaf)) + "List";
                        default -> "PrimitiveList." + accessor(kind(leaf));
                    };
        }
        return RUNTIME + (element instanceof Shape.Listed ? "ListList" : "StructList");
    }

    /** What stands between {@code _get} and {@code Field} in the runtime's names. */
    static String accessor(Kind kind) {
        return switch (kind) {
            case BOOLEAN -> "Boolean";
            case INT -> "Int";
            case LONG -> "Long";
            case FLOAT -> "Float";
            case DOUBLE -> "Double";
            case ENUM -> "Short";
            case STRING, BYTES -> "Pointer";
        };
    }

    private static String word(Kind kind) {
        return switch (kind) {
            case BOOLEAN -> "Bool";
            case INT -> "Int32";
            case LONG -> "Int64";
            case FLOAT -> "Float32";
            case DOUBLE -> "Float64";
            case STRING -> "Text";
            case BYTES -> "Data";
            case ENUM -> throw new IllegalArgumentException("an enum has a name of its own");
        };
    }

    static boolean isEnum(Shape shape) {
        return shape instanceof Shape.Leaf leaf && leaf.type() instanceof Type.EnumRef;
    }

    private String enumName(Shape.Leaf leaf) {
        return lowered.enumeration((Type.EnumRef) leaf.type()).name();
    }

    private String structName(Shape shape) {
        if (shape instanceof Shape.Nested nested) {
            return lowered.message(nested).name();
        }
        throw new IllegalArgumentException("not lowered for this target: " + shape);
    }
}
