package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
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
    private final Map<Held, String> methods = new LinkedHashMap<>();

    /** A list or map of the domain, and what the library has for it. */
    private record Held(Type type, Shape shape) {}

    CollectionEmitter(Lowered lowered, NativeSide side, DomainSide domain, SourceWriter out) {
        this.lowered = lowered;
        this.side = side;
        this.domain = domain;
        this.out = out;
        lowered.messages().forEach(m -> m.slots().forEach(s -> collect(s.type().present(), s.shape())));
    }

    private void collect(Type type, Shape shape) {
        if (shape.isCollection() && !side.isSameWhenRead(shape)) {
            methods.putIfAbsent(new Held(type, shape), "_" + methods.size());
            collect(DomainSide.element(type).present(), shape.element());
        }
    }

    String encode(Type type, Shape shape, String value) {
        if (side.isSame(shape)) {
            return value;
        }
        return switch (shape.kind()) {
            case LEAF -> side.encode((Shape.Leaf) shape, value);
            case NESTED -> call("encode", lowered.message(shape).name(), value);
            case LISTED, MAPPED -> call("encode", method(type, shape), value);
        };
    }

    String decode(Type type, Shape shape, String value) {
        if (side.isSameWhenRead(shape)) {
            return value;
        }
        return switch (shape.kind()) {
            case LEAF -> side.decode((Shape.Leaf) shape, value);
            case NESTED -> call("decode", lowered.message(shape).name(), value);
            case LISTED, MAPPED -> call("decode", method(type, shape), value);
        };
    }

    private String method(Type type, Shape shape) {
        return methods.get(new Held(type, shape));
    }

    private static String call(String verb, String method, String value) {
        return verb + method + "(" + value + ")";
    }

    private String encodeElement(Type type, Shape shape, String value) {
        return absentOr(type, shape, value, encode(type.present(), shape, value));
    }

    private String decodeElement(Type type, Shape shape, String value) {
        return absentOr(type, shape, value, decode(type.present(), shape, value));
    }

    /** An element may be null on both sides, unless a box or a pair around it is always there. */
    private String absentOr(Type type, Shape shape, String value, String converted) {
        boolean around = shape.asNested()
                .filter(nested -> nested.origin().asRecord().isEmpty())
                .isPresent();
        return type.isOptional() && !around && !converted.equals(value)
                ? "%s == null ? null : %s".formatted(value, converted)
                : converted;
    }

    void emit() {
        methods.keySet()
                .forEach(held -> held.shape()
                        .asListed()
                        .ifPresentOrElse(list -> lists(held.type(), list), () -> maps(held.type(), held.shape())));
    }

    private void lists(Type type, Shape.Listed list) {
        if (!side.isSame(list)) {
            listEncoder(type, list);
        }
        listDecoder(type, list);
    }

    private void listEncoder(Type type, Shape.Listed list) {
        Type element = DomainSide.element(type);
        out.line("");
        out.line("private static %s encode%s(%s from) {", side.list(list), method(type, list), domain.boxed(type));
        side.newList(list).lines().forEach(out::line);
        out.line(
                type.isMap()
                        ? "for (java.util.Map.Entry<java.lang.String, %s> each : from.entrySet()) {"
                        : "for (%s each : from) {",
                domain.boxed(element));
        out.line(side.add(list, encodeElement(element, list.element(), "each"))).line("}");
        out.line("return to;").line("}");
    }

    private void listDecoder(Type type, Shape.Listed list) {
        boolean map = type.isMap();
        String size = side.size(list);
        out.line("");
        out.line("private static %s decode%s(%s from) {", domain.boxed(type), method(type, list), side.list(list));
        String made = map ? "LinkedHashMap<>(%s * 4 / 3 + 1)".formatted(size) : "ArrayList<>(%s)".formatted(size);
        out.line("%s to = new java.util.%s;", domain.boxed(type), made);
        out.line("for (%s each : %s) {", side.element(list.element()), side.elements(list));
        String value = decodeElement(DomainSide.element(type), list.element(), "each");
        out.line(map ? "to.put(%s, %s);".formatted(key(list), value) : "to.add(" + value + ");")
                .line("}");
        out.line("return to;").line("}");
    }

    private String key(Shape.Listed entries) {
        Message entry = lowered.message(entries.element().asNested().orElseThrow());
        String key = side.get(entry.slots().get(0), "each");
        return decode(Type.Primitive.STRING, entry.slots().get(0).shape(), key);
    }

    private void maps(Type type, Shape map) {
        Type element = DomainSide.element(type);
        String java = domain.boxed(element);
        String library = side.element(map.element());
        String held = "each.getValue()";
        String text = "java.lang.String, " + java;
        String own = MapKey.type(map.key()) + ", " + library;
        String key = "each.getKey()";
        if (!side.isSame(map)) {
            String value = MapKey.encode(map.key(), key) + ", " + encodeElement(element, map.element(), held);
            mapMethod("encode" + method(type, map), text, own, value);
        }
        String value = MapKey.decode(map.key(), key) + ", " + decodeElement(element, map.element(), held);
        mapMethod("decode" + method(type, map), own, text, value);
    }

    private void mapMethod(String method, String given, String made, String entry) {
        String map = "java.util.Map<%s>";
        out.line("").line("private static %s %s(%s from) {", map.formatted(made), method, map.formatted(given));
        out.line("%s to = new java.util.LinkedHashMap<>(%s);", map.formatted(made), MAP_CAPACITY);
        out.line("for (java.util.Map.Entry<%s> each : from.entrySet()) {", given);
        out.line("to.put(%s);", entry).line("}");
        out.line("return to;").line("}");
    }
}
