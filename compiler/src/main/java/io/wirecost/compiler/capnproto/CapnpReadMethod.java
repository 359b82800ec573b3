package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.capnproto.Struct.Member;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;
import java.util.function.Supplier;

/** Emits the method of a mapper that makes the domain's value of one struct. */
final class CapnpReadMethod {
    private final SourceWriter out;
    private final Lowered lowered;
    private final DomainSide domain;
    private final Struct struct;
    private int variables;

    CapnpReadMethod(SourceWriter out, Lowered lowered, DomainSide domain, Struct struct) {
        this.out = out;
        this.lowered = lowered;
        this.domain = domain;
        this.struct = struct;
    }

    void emit() {
        String reader = RuntimeTypes.className(struct.name()) + ".Reader";
        Origin origin = struct.message().origin();
        switch (origin.kind()) {
            case RECORD -> {
                bean(origin, reader);
                fields(origin, reader);
            }
            case BOX -> box(reader);
            case ENTRY -> pair(origin, reader);
            case PARTS -> throw new IllegalStateException("a message of Protocol Buffers only");
        }
    }

    private void bean(Origin record, String reader) {
        String type = domain.type(struct.message());
        out.line("").line("private static %s read%s(%s from) {", type, struct.name(), reader);
        out.line("var to = new %s();", type);
        for (Member member : struct.members()) {
            if (member.slot().type() != Primitive.NULL) {
                openIfOptional(member);
                out.line("to.%s(%s);", domain.setter(record, member.slot()), value(member));
                closeIfOptional(member);
            }
        }
        out.line("return to;").line("}");
    }

    /** What {@link NativeFields} asks for: each leaf as the domain has it, each record inside as the reader that it is. */
    private void fields(Origin record, String reader) {
        for (Member member : struct.members()) {
            member.slot()
                    .shape()
                    .visitWithoutMaps(
                            leaf -> field(record, reader, member, () -> value(member)),
                            nested -> field(record, reader, member, () -> got(member)),
                            listed -> {});
        }
    }

    private void field(Origin record, String reader, Member member, Supplier<String> value) {
        RecordDefinition definition = lowered.schema().record(record.name());
        String method = NativeFields.method(
                lowered.schema(), definition, definition.field(member.slot().source()));
        out.line("").line("public static java.lang.Object %s(%s from) {", method, reader);
        giveBack(member, value);
    }

    /** The end of a method that returns a member, or null where it is absent. */
    private void giveBack(Member member, Supplier<String> value) {
        if (member.slot().type() != Primitive.NULL) {
            openIfOptional(member);
            out.line("return %s;", value.get());
            closeIfOptional(member);
        }
        if (member.slot().optional()) {
            out.line("return null;");
        }
        out.line("}");
    }

    private void pair(Origin entry, String reader) {
        Member key = struct.members().get(0);
        Member value = struct.members().get(1);
        String put = "to.put(from.get" + key.value().accessor() + "().toString(), %s);";
        String map = domain.mapType(entry);
        out.line("").line("private static void read%s(%s from, %s to) {", struct.name(), reader, map);
        if (value.slot().optional()) {
            openIfOptional(value);
            out.line(put, value(value));
            out.line("} else {").line(put, "null").line("}");
        } else {
            out.line(put, value(value));
        }
        out.line("}");
    }

    private void box(String reader) {
        Member value = struct.members().get(0);
        String type = domain.type(struct.message());
        out.line("").line("private static %s read%s(%s from) {", type, struct.name(), reader);
        giveBack(value, () -> value(value));
    }

    private void openIfOptional(Member member) {
        if (member.slot().optional()) {
            String told = struct.tag().isPresent() ? "is" : "has";
            String present = member.presence()
                    .map(p -> "get" + p.accessor())
                    .orElse(told + member.value().accessor());
            out.line("if (from.%s()) {", present);
        }
    }

    private void closeIfOptional(Member member) {
        if (member.slot().optional()) {
            out.line("}");
        }
    }

    /** The expression for a member's value; what has to be done before it is emitted here. */
    private String value(Member member) {
        if (member.slot().type() == Primitive.NULL) {
            return "null";
        }
        return value(member.slot().shape(), member.slot().type().present(), got(member));
    }

    private static String got(Member member) {
        return "from.get%s()".formatted(member.value().accessor());
    }

    private String value(Shape shape, Type type, String source) {
        return shape.matchWithoutMaps(
                leaf -> decode(leaf, source),
                nested -> "%s(%s)".formatted(reader(nested), source),
                listed -> list(listed, type, source));
    }

    private String list(Shape.Listed list, Type type, String source) {
        String elements = variable("elements");
        String size = variable("size");
        String result = variable("result");
        String i = variable("i");
        out.line("var %s = %s;", elements, source).line("int %s = %s.size();", size, elements);
        out.line("var %s = %s;", result, collection(type, size));
        out.line("for (int %s = 0; %s < %s; %s++) {", i, i, size, i);
        String element = "%s.get(%s)".formatted(elements, i);
        if (type.isMap()) {
            out.line("%s(%s, %s);", reader(list.element().asNested().orElseThrow()), element, result);
        } else {
            out.line("%s.add(%s);", result, value(list.element(), DomainSide.element(type), element));
        }
        out.line("}");
        return result;
    }

    /** A new collection that will not grow: a hash map wants a third more room than it has entries. */
    private String collection(Type type, String size) {
        String made = type.isMap()
                ? "new java.util.LinkedHashMap<java.lang.String, %s>(%s * 4 / 3 + 1)"
                : "new java.util.ArrayList<%s>(%s)";
        return made.formatted(domain.boxed(DomainSide.element(type)), size);
    }

    private String reader(Shape.Nested nested) {
        return "read" + lowered.message(nested).name();
    }

    private String decode(Shape.Leaf leaf, String source) {
        Carrier carrier = Carrier.of(leaf.type());
        return switch (carrier.kind()) {
            case ENUM ->
                CheckedReads.constant(CapnpMapperEmitter.domainValues(lowered.enumeration(leaf.type())), source);
            case STRING -> carrier.decode(source + ".toString()");
            case BYTES -> carrier.decode(source + ".toArray()");
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE -> carrier.decode(source);
        };
    }

    private String variable(String name) {
        return name + ++variables;
    }
}
