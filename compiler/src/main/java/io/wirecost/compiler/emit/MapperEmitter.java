package io.wirecost.compiler.emit;

import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;

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

    /** Symbols stand in the same order on both sides. */
    private void constants(LoweredEnum enumeration) {
        String name = enumeration.name();
        side.type(enumeration).ifPresent(type -> constants("NATIVE_" + name, type));
        constants("DOMAIN_" + name, domain.enumType(enumeration));
    }

    private void constants(String array, String type) {
        out.line("private static final %s[] %s = %s.values();", type, array, type);
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

    private void encoder(Message message, List<Slot> slots) {
        String builder = side.builder(message);
        out.line("")
                .line(
                        "private static %s encode%s(%s from) {",
                        side.type(message), message.name(), domain.type(message));
        out.line("%s to = new %s();", builder, builder);
        int number = 0;
        for (Slot slot : slots) {
            String value = domain.get(message, slot);
            if (slot.optional()) {
                String present = "v" + number++;
                out.line("%s %s = %s;", domain.boxed(slot.type()), present, value);
                out.line("if (%s != null) {", present);
                value = present;
            }
            out.line(side.set(slot, "to", collections.encode(slot.type().present(), slot.shape(), value)));
            if (slot.optional()) {
                out.line("}");
            }
        }
        out.line("return %s;", side.built("to")).line("}");
    }

    /** A pair's method returns its value, without the key. */
    private void decoder(Message message, List<Slot> slots) {
        message.origin()
                .asRecord()
                .ifPresentOrElse(record -> recordDecoder(message, record, slots), () -> valueDecoder(message, slots));
    }

    private void recordDecoder(Message message, Origin.OfRecord record, List<Slot> slots) {
        String result = domain.type(message);
        decoderHead(message, result);
        out.line("%s to = new %s();", result, result);
        slots.forEach(s -> decode(s, "to." + domain.setter(record, s) + "(%s);"));
        out.line("return to;").line("}");
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
        out.line("").line("private static %s decode%s(%s from) {", result, message.name(), side.type(message));
    }

    private void decode(Slot slot, String statement) {
        if (slot.optional()) {
            out.line("if (%s) {", side.isPresent(slot, "from"));
        }
        String value = side.get(slot, "from");
        out.line(statement, collections.decode(slot.type().present(), slot.shape(), value));
        if (slot.optional()) {
            out.line("}");
        }
    }
}
