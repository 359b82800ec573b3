package io.wirecost.compiler.scala;

import io.wirecost.core.schema.Type;

/** Expressions that turn a neutral value into a domain value and back, by the methods of {@link MapperText}. */
final class Conversions {
    private final CaseClasses classes;

    Conversions(CaseClasses classes) {
        this.classes = classes;
    }

    /** @param value an expression of any type */
    String to(Type type, String value) {
        return switch (type.form()) {
            case LEAF -> toLeaf(type, value);
            case RECORD ->
                "to%d(%s.asInstanceOf[_root_.io.wirecost.core.value.RecordValue])"
                        .formatted(classes.number(type.name()), value);
            case ARRAY -> toEach("toVector", type, value);
            case MAP -> toEach("toMap", type, value);
            case OPTIONAL -> toEach("toOption", type, value);
        };
    }

    /** The domain has the class of the neutral value, but for those that Scala has its own for. */
    private String toLeaf(Type type, String value) {
        return switch (type.kind()) {
            case NULL -> "_root_.scala.None";
            case DECIMAL ->
                "_root_.scala.math.BigDecimal.exact(%s.asInstanceOf[_root_.java.math.BigDecimal])".formatted(value);
            case ENUM -> "to%d(%s)".formatted(classes.number(type.name()), value);
            default -> "%s.asInstanceOf[%s]".formatted(value, classes.type(type));
        };
    }

    private String toEach(String method, Type type, String value) {
        return "%s(%s)((each: _root_.scala.Any) => %s)".formatted(method, value, to(type.element(), "each"));
    }

    /** @param value an expression of the domain's type */
    String from(Type type, String value) {
        return switch (type.form()) {
            case LEAF -> fromLeaf(type, value);
            case RECORD -> fromDefined(type, value);
            case ARRAY -> fromEach("fromVector", type, value);
            case MAP -> fromEach("fromMap", type, value);
            case OPTIONAL -> fromEach("fromOption", type, value);
        };
    }

    private String fromLeaf(Type type, String value) {
        return switch (type.kind()) {
            case NULL -> "null";
            case DECIMAL -> value + ".bigDecimal";
            case ENUM -> fromDefined(type, value);
            default -> value + ".asInstanceOf[_root_.scala.AnyRef]";
        };
    }

    private String fromDefined(Type type, String value) {
        return "from%d(%s)".formatted(classes.number(type.name()), value);
    }

    private String fromEach(String method, Type type, String value) {
        return "%s(%s)(each => %s)".formatted(method, value, from(type.element(), "each"));
    }
}
