package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;

/** Emits the mapper between domain objects and a library's own classes: a pair of methods for each message. */
public final class MapperEmitter {
    private final Lowered lowered;
    private final NativeSide side;
    private final DomainSide domain;
    private final SourceWriter out = new SourceWriter();
    private final CollectionEmitter collections;

    public MapperEmitter(Lowered lowered, NativeSide side) {
        this.lowered = lowered;
        this.side = side;
        this.domain = new DomainSide(new JavaNames(lowered.schema()));
        this.collections = new CollectionEmitter(lowered, side, domain, out);
    }

    /** The source of the class that {@link GeneratedCode#mapperClass} names. */
    public String emit(String target) {
        String bean = domain.type(lowered.root());
        String root = side.type(lowered.root());
        out.line("package %s;", GeneratedCode.targetPackage(target)).line("");
        out.line(
                "public final class Mapper implements %s<%s, %s, %s> {",
                NativeMapper.class.getName(), bean, root, root);
        lowered.enums().forEach(this::constants);
        out.line("").line("@java.lang.Override").line("public %s toNative(%s value) {", root, bean);
        out.line("return encode%s(value);", lowered.root().name()).line("}");
        out.line("").line("@java.lang.Override").line("public %s fromNative(%s value) {", bean, root);
        out.line("return decode%s(value);", lowered.root().name()).line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return %s.class;", root).line("}");
        lowered.messages().forEach(m -> {
            List<Slot> slots = m.slots().stream()
                    .filter(s -> s.type() != Type.Primitive.NULL) // always absent
                    .toList();
            side.union(m).ifPresentOrElse(union -> unionMethods(m, union), () -> {
                encoder(m, slots);
                decoder(m, slots);
            });
        });
        collections.emit();
        return out.line("}").toString();
    }

    private void constants(LoweredEnum enumeration) {
        String name = enumeration.name();
        side.type(enumeration).ifPresent(type -> constants("NATIVE_" + name, type, side.symbols(enumeration, type)));
        String type = domain.enumType(enumeration);
        constants("DOMAIN_" + name, type, side.constants(enumeration, type));
    }

    private void constants(String array, String type, String values) {
        out.line("private static final %s[] %s = %s;", type, array, values);
    }

    private void unionMethods(Message message, NativeUnion union) {
        String bean = domain.type(message);
        out.line("").line("private static java.lang.Object encode%s(%s from) {", message.name(), bean);
        int number = 0;
        for (Slot slot : message.slots()) {
            String present = "v" + number++;
            out.line("%s %s = %s;", domain.boxed(slot.type()), present, domain.get(message, slot));
            out.line("if (%s != null) {", present);
            String content = collections.encode(slot.type().present(), slot.shape(), present);
            out.line("return %s;", union.built(slot, content)).line("}");
        }
        out.line("throw new java.lang.IllegalArgumentException(\"a %s without a branch\");", message.name());
        out.line("}").line("");
        out.line("@java.lang.SuppressWarnings(\"unchecked\")");
        out.line("private static %s decode%s(java.lang.Object from) {", bean, message.name());
        out.line("%s to = new %s();", bean, bean);
        for (Slot slot : message.slots()) {
            out.line("if (from instanceof %s) {", union.type(slot));
            String content = collections.decode(slot.type().present(), slot.shape(), union.content(slot));
            out.line("to.%s(%s);", domain.setter(message.origin(), slot), content);
            out.line("return to;").line("}");
        }
        out.line("throw new java.lang.IllegalArgumentException(\"no branch: \" + from.getClass());");
        out.line("}");
    }

    /** A oneof fills fields of the message around it. */
    private void encoder(Message message, List<Slot> slots) {
        String builder = side.builder(lowered.holder(message));
        String made = message.isOneof() ? "void" : side.type(message);
        String filled = message.isOneof() ? ", %s to".formatted(builder) : "";
        out.line("")
                .line("private static %s encode%s(%s from%s) {", made, message.name(), domain.type(message), filled);
        if (!message.isOneof()) {
            out.line("%s to = new %s();", builder, builder);
        }
        int number = 0;
        for (Slot slot : slots) {
            String value = domain.get(message, slot);
            if (slot.optional()) {
                String present = "v" + number++;
                out.line("%s %s = %s;", domain.boxed(slot.type()), present, value);
                out.line("if (%s != null) {", present);
                value = present;
            }
            out.line(encoded(slot, value));
            if (slot.optional()) {
                out.line("}");
            }
        }
        if (!message.isOneof()) {
            out.line("return %s;", side.built("to"));
        }
        out.line("}");
    }

    private String encoded(Slot slot, String value) {
        return lowered.oneof(slot)
                .map(oneof -> "encode%s(%s, to);".formatted(oneof.name(), value))
                .orElseGet(() ->
                        side.set(slot, "to", collections.encode(slot.type().present(), slot.shape(), value)));
    }

    /** A pair's method returns its value, without the key. */
    private void decoder(Message message, List<Slot> slots) {
        switch (message.origin().kind()) {
            case RECORD -> recordDecoder(message, slots);
            case BOX, ENTRY -> valueDecoder(message, slots);
            case PARTS -> partsDecoder(message);
        }
    }

    private void partsDecoder(Message message) {
        decoderHead(message, domain.type(message));
        String seconds = side.get(message.slots().get(0), "from");
        String nanos = side.get(message.slots().get(1), "from");
        out.line("return %s;", Carrier.whole(message.origin().known(), seconds, nanos))
                .line("}");
    }

    /** A oneof without a branch is no value. */
    private void recordDecoder(Message message, List<Slot> slots) {
        String result = domain.type(message);
        decoderHead(message, result);
        out.line("%s to = new %s();", result, result);
        String end = message.isOneof() ? " return to;" : "";
        slots.forEach(s -> decode(s, "to." + domain.setter(message.origin(), s) + "(%s);" + end));
        out.line("return %s;", message.isOneof() ? "null" : "to").line("}");
    }

    private void valueDecoder(Message message, List<Slot> slots) {
        Slot last = message.slots().get(message.slots().size() - 1);
        decoderHead(message, domain.boxed(last.type()));
        if (slots.contains(last)) {
            decode(last, "return %s;");
        }
        if (last.optional() || !slots.contains(last)) {
            out.line("return null;");
        }
        out.line("}");
    }

    private void decoderHead(Message message, String result) {
        out.line("")
                .line(
                        "private static %s decode%s(%s from) {",
                        result, message.name(), side.type(lowered.holder(message)));
    }

    private void decode(Slot slot, String statement) {
        Optional<Message> oneof = lowered.oneof(slot);
        if (oneof.isPresent()) {
            out.line(statement, "decode%s(from)".formatted(oneof.get().name()));
            return;
        }
        if (slot.optional()) {
            out.line("if (%s) {", side.isPresent(slot, "from"));
        }
        String got = side.get(slot, "from");
        boolean mayLack = !slot.optional() && slot.shape().asNested().isPresent();
        String value = mayLack ? CheckedReads.present(got, slot.source()) : got;
        out.line(statement, collections.decode(slot.type().present(), slot.shape(), value));
        if (slot.optional()) {
            out.line("}");
        }
    }
}
