package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.capnproto.Struct.Member;
import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.Type.Primitive;

/** Emits the method of a mapper that fills one struct from the domain. */
final class CapnpWriteMethod {
    private final SourceWriter out;
    private final Lowered lowered;
    private final DomainSide domain;
    private final Struct struct;
    private int variables;

    CapnpWriteMethod(SourceWriter out, Lowered lowered, DomainSide domain, Struct struct) {
        this.out = out;
        this.lowered = lowered;
        this.domain = domain;
        this.struct = struct;
    }

    void emit() {
        String builder = RuntimeTypes.className(struct.name()) + ".Builder";
        out.line("").line("private static void write%s(%s from, %s to) {", struct.name(), type(), builder);
        struct.members().stream().filter(m -> m.slot().type() != Primitive.NULL).forEach(this::member);
        out.line("}");
    }

    private String type() {
        return domain.type(struct.message());
    }

    private void member(Member member) {
        String source = domain.get(struct.message(), member.slot());
        if (!member.slot().optional()) {
            value(member, member.slot().shape().asListed().isPresent() ? stored(source) : source);
            return;
        }
        String value = stored(source);
        out.line("if (%s != null) {", value);
        member.presence().ifPresent(p -> out.line("to.set%s(true);", p.accessor()));
        value(member, value);
        out.line("}");
    }

    /** @param source an expression; a variable for a list, which is looked at more than once */
    private void value(Member member, String source) {
        String accessor = member.value().accessor();
        member.slot()
                .shape()
                .visitWithoutMaps(
                        leaf -> out.line("to.set%s(%s);", accessor, encode(leaf, source)),
                        nested -> out.line("%s(%s, to.init%s());", writer(nested), source, accessor),
                        list -> {
                            Type type = member.slot().type().present();
                            list(list, type, source, "to.init%s(%s.size())".formatted(accessor, source));
                        });
    }

    /** @param init the expression that makes the list on the wire */
    private void list(Shape.Listed list, Type type, String elements, String init) {
        String target = variable("list");
        String index = variable("i");
        String element = variable("element");
        out.line("var %s = %s;", target, init).line("int %s = 0;", index);
        String iterable = type.isMap() ? elements + ".entrySet()" : elements;
        out.line("for (var %s : %s) {", element, iterable);
        list.element()
                .visitWithoutMaps(
                        leaf -> out.line("%s.set(%s++, %s);", target, index, element(leaf, encode(leaf, element))),
                        nested -> out.line("%s(%s, %s.get(%s++));", writer(nested), element, target, index),
                        inner -> {
                            String initInner = "%s.init(%s++, %s.size())".formatted(target, index, element);
                            list(inner, DomainSide.element(type), element, initInner);
                        });
        out.line("}");
    }

    private String stored(String source) {
        String value = variable("value");
        out.line("var %s = %s;", value, source);
        return value;
    }

    private String writer(Shape.Nested nested) {
        return "write" + lowered.message(nested).name();
    }

    private String encode(Shape.Leaf leaf, String value) {
        Carrier carrier = Carrier.of(leaf.type());
        return carrier.kind() == Carrier.CarrierKind.ENUM
                ? "%s[%s.ordinal()]".formatted(CapnpMapperEmitter.wireValues(lowered.enumeration(leaf.type())), value)
                : carrier.encode(value);
    }

    /** Lists, unlike structs, take only the runtime's own view of text and bytes. */
    private static String element(Shape.Leaf leaf, String value) {
        return switch (WireTypes.kind(leaf)) {
            case STRING -> "new org.capnproto.Text.Reader(%s)".formatted(value);
            case BYTES -> "new org.capnproto.Data.Reader(%s)".formatted(value);
            case BOOLEAN, INT, LONG, FLOAT, DOUBLE, ENUM -> value;
        };
    }

    private String variable(String name) {
        return name + ++variables;
    }
}
