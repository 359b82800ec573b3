package io.wirecost.compiler.scala;

import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;

/** Expressions that turn a neutral value into a domain value and back, by the methods of {@link MapperText}. */
final class Conversions {
    private final CaseClasses classes;

    Conversions(CaseClasses classes) {
        this.classes = classes;
    }

    /** @param value an expression of any type */
    String to(Type type, String value) {
        return type.match(new TypeCases<>(
                leaf -> toLeaf(leaf, value),
                record -> "to%d(%s.asInstanceOf[_root_.io.wirecost.core.value.RecordValue])"
                        .formatted(classes.number(record.name()), value),
                array -> "toVector(%s)((each: _root_.scala.Any) => %s)".formatted(value, to(array.element(), "each")),
                map -> "toMap(%s)((each: _root_.scala.Any) => %s)".formatted(value, to(map.element(), "each")),
                optional -> "toOption(%s)((each: _root_.scala.Any) => %s)"
                        .formatted(value, to(optional.element(), "each"))));
    }

    private String toLeaf(Type.Leaf type, String value) {
        String cast = "%s.asInstanceOf[%s]".formatted(value, classes.type(type));
        return type.match(new LeafCases<>(
                primitive -> primitive == Type.Primitive.NULL ? "_root_.scala.None" : cast,
                temporal -> cast,
                fixed -> cast,
                decimal -> "_root_.scala.math.BigDecimal.exact(%s.asInstanceOf[_root_.java.math.BigDecimal])"
                        .formatted(value),
                uuid -> cast,
                enumeration -> "to%d(%s)".formatted(classes.number(enumeration.name()), value)));
    }

    /** @param value an expression of the domain's type */
    String from(Type type, String value) {
        return type.match(new TypeCases<>(
                leaf -> fromLeaf(leaf, value),
                record -> "from%d(%s)".formatted(classes.number(record.name()), value),
                array -> "fromVector(%s)(each => %s)".formatted(value, from(array.element(), "each")),
                map -> "fromMap(%s)(each => %s)".formatted(value, from(map.element(), "each")),
                optional -> "fromOption(%s)(each => %s)".formatted(value, from(optional.element(), "each"))));
    }

    private String fromLeaf(Type.Leaf type, String value) {
        String box = "%s.asInstanceOf[_root_.scala.AnyRef]".formatted(value);
        return type.match(new LeafCases<>(
                primitive -> primitive == Type.Primitive.NULL ? "null" : box,
                temporal -> box,
                fixed -> box,
                decimal -> value + ".bigDecimal",
                uuid -> box,
                enumeration -> "from%d(%s)".formatted(classes.number(enumeration.name()), value)));
    }
}
