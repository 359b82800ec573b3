package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;

/** A mapper's values: expressions for those without parts, and a pair of methods for each type of list and map. */
final class CollectionEmitter {
    private static final String MAP_CAPACITY = "from.size() * 4 / 3 + 1";

    private final Lowered lowered;
    private final NativeSide side;
    private final DomainSide domain;
    private final SourceWriter out;
    private final Map<Type, Shape> shapes = new LinkedHashMap<>();
    private final Map<Type, String> methods = new LinkedHashMap<>();

    CollectionEmitter(Lowered lowered, NativeSide side, DomainSide domain, SourceWriter out) {
        this.lowered = lowered;
        this.side = side;
        this.domain = domain;
        this.out = out;
        lowered.messages().forEach(m -> m.slots().forEach(s -> collect(DomainSide.present(s.type()), s.shape())));
    }

    private void collect(Type type, Shape shape) {
        if (shape instanceof Shape.Listed listed && !side.isSameWhenRead(shape)) {
            add(type, shape);
            collect(DomainSide.present(DomainSide.element(type)), listed.element());
        } else if (shape instanceof Shape.Mapped mapped && !side.isSameWhenRead(shape)) {
            add(type, shape);
            collect(DomainSide.present(DomainSide.element(type)), mapped.value());
        }
    }

    private void add(Type type, Shape shape) {
        shapes.put(type, shape);
        methods.putIfAbsent(type, "_" + methods.size());
    }

    String encode(Type type, Shape shape, String value) {
        if (side.isSame(shape)) {
            return value;
        } else if (shape instanceof Shape.Leaf leaf) {
            return side.encode(leaf.type(), value);
        }
        return "encode%s(%s)".formatted(method(type, shape), value);
    }

    String decode(Type type, Shape shape, String value) {
        if (side.isSameWhenRead(shape)) {
            return value;
        } else if (shape instanceof Shape.Leaf leaf) {
            return side.decode(leaf.type(), value);
        }
        return "decode%s(%s)".formatted(method(type, shape), value);
    }

    private String encodeElement(Type type, Shape shape, String value) {
        return absentOr(type, shape, value, encode(DomainSide.present(type), shape, value));
    }

    private String decodeElement(Type type, Shape shape, String value) {
        return absentOr(type, shape, value, decode(DomainSide.present(type), shape, value));
    }

    /** An element may be null on both sides, unless a box or a pair around it is always there. */
    private String absentOr(Type type, Shape shape, String value, String converted) {
        boolean around = shape instanceof Shape.Nested nested && !(nested.origin() instanceof Origin.OfRecord);
        return type instanceof Type.OptionalType && !around && !converted.equals(value)
                ? "%s == null ? null : %s".formatted(value, converted)
                : converted;
    }

    private String method(Type type, Shape shape) {
        return shape instanceof Shape.Nested nested ? lowered.message(nested).name() : methods.get(type);
    }

    void emit() {
        shapes.forEach((type, shape) -> {
            if (shape instanceof Shape.Listed listed) {
                if (!side.isSame(shape)) {
                    listEncoder(type, listed);
                }
                listDecoder(type, listed);
            } else if (shape instanceof Shape.Mapped mapped) {
                if (!side.isSame(shape)) {
                    mapEncoder((Type.MapType) type, mapped);
                }
                mapDecoder((Type.MapType) type, mapped);
            }
        });
    }

    private void listEncoder(Type type, Shape.Listed list) {
        Type element = DomainSide.element(type);
        out.line("");
        out.line("private static %s encode%s(%s from) {", side.list(list), methods.get(type), domain.boxed(type));
        side.newList(list).lines().forEach(out::line);
        out.line(
                type instanceof Type.MapType
                        ? "for (java.util.Map.Entry<java.lang.String, %s> each : from.entrySet()) {"
                        : "for (%s each : from) {",
                domain.boxed(element));
        out.line(side.add(list, encodeElement(element, list.element(), "each"))).line("}");
        out.line("return to;").line("}");
    }

    private void listDecoder(Type type, Shape.Listed list) {
        boolean map = type instanceof Type.MapType;
        String size = side.size(list);
        out.line("");
        out.line("private static %s decode%s(%s from) {", domain.boxed(type), methods.get(type), side.list(list));
        String made = map ? "LinkedHashMap<>(%s * 4 / 3 + 1)".formatted(size) : "ArrayList<>(%s)".formatted(size);
        out.line("%s to = new java.util.%s;", domain.boxed(type), made);
        out.line("for (%s each : %s) {", side.element(list.element()), side.elements(list));
        String value = decodeElement(DomainSide.element(type), list.element(), "each");
        out.line(map ? "to.put(%s, %s);".formatted(key(list), value) : "to.add(" + value + ");")
                .line("}");
        out.line("return to;").line("}");
    }

    private String key(Shape.Listed entries) {
        Message entry = lowered.message((Shape.Nested) entries.element());
        assert entry.origin() instanceof Origin.Entry : entry;
        String key = side.get(entry.slots().get(0), "each");
        return decode(Type.Primitive.STRING, entry.slots().get(0).shape(), key);
    }

    private void mapEncoder(Type.MapType type, Shape.Mapped map) {
        String method = "encode" + methods.get(type);
        String value = encodeElement(type.value(), map.value(), "each.getValue()");
        mapMethod(method, domain.boxed(type.value()), side.element(map.value()), value);
    }

    private void mapDecoder(Type.MapType type, Shape.Mapped map) {
        String method = "decode" + methods.get(type);
        String value = decodeElement(type.value(), map.value(), "each.getValue()");
        mapMethod(method, side.element(map.value()), domain.boxed(type.value()), value);
    }

    private void mapMethod(String method, String given, String made, String value) {
        String map = "java.util.Map<java.lang.String, %s>";
        out.line("").line("private static %s %s(%s from) {", map.formatted(made), method, map.formatted(given));
        out.line("%s to = new java.util.LinkedHashMap<>(%s);", map.formatted(made), MAP_CAPACITY);
        out.line("for (java.util.Map.Entry<java.lang.String, %s> each : from.entrySet()) {", given);
        out.line("to.put(each.getKey(), %s);", value).line("}");
        out.line("return to;").line("}");
    }
}
