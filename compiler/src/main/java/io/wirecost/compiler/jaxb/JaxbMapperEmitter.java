package io.wirecost.compiler.jaxb;

import io.wirecost.compiler.emit.CheckedReads;
import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits the mapper between domain objects and annotated ones. What both hold alike is handed over, not copied. */
final class JaxbMapperEmitter {
    private final Lowered lowered;
    private final DomainSide domain;
    private final JaxbTypes types;
    private final SourceWriter out = new SourceWriter();

    JaxbMapperEmitter(Lowered lowered) {
        this.lowered = lowered;
        this.domain = new DomainSide(new JavaNames(lowered.schema()));
        this.types = new JaxbTypes(lowered);
    }

    String emit() {
        String bean = domain.type(lowered.root());
        String root = JaxbTypes.className(lowered.root());
        out.line("package " + JaxbTarget.PACKAGE + ";").line("");
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
        for (Message message : lowered.messages()) {
            encoder(message);
            decoder(message);
        }
        return out.line("}").toString();
    }

    /** Symbols stand in the same order on both sides. */
    private void constants(LoweredEnum enumeration) {
        String annotated = JaxbTypes.className(enumeration);
        String bean = domain.enumType(enumeration);
        out.line("private static final %s[] ANNOTATED_%s = %s.values();", annotated, enumeration.name(), annotated);
        out.line("private static final %s[] DOMAIN_%s = %s.values();", bean, enumeration.name(), bean);
    }

    private void encoder(Message message) {
        String type = JaxbTypes.className(message);
        out.line("").line("private static %s encode%s(%s from) {", type, message.name(), domain.type(message));
        out.line("%s to = new %s();", type, type);
        for (Slot slot : message.slots()) {
            if (slot.type() != Type.Primitive.NULL) {
                out.line("to.%s = %s;", slot.name(), encode(message, slot));
            }
        }
        out.line("return to;").line("}");
        message.slots().stream().filter(JaxbMapperEmitter::needsLoop).forEach(s -> listEncoder(message, s));
    }

    private String encode(Message message, Slot slot) {
        String value = domain.get(message, slot);
        if (isHandedOver(slot)) {
            return value;
        }
        String encoded = needsLoop(slot)
                ? "encode%s(%s)".formatted(listMethod(message, slot), value)
                : types.encode(slot.shape(), value);
        return slot.optional() ? "%s == null ? null : %s".formatted(value, encoded) : encoded;
    }

    private void listEncoder(Message message, Slot slot) {
        Type type = slot.type().present();
        Shape element = slot.shape().asListed().orElseThrow().element();
        String list = types.boxed(slot.shape());
        out.line("").line("private static %s encode%s(%s from) {", list, listMethod(message, slot), domain.boxed(type));
        out.line("%s to = new java.util.ArrayList<>(from.size());", list);
        String each =
                type.isMap() ? "java.util.Map.Entry<java.lang.String, %s> each : from.entrySet()" : "%s each : from";
        out.line("for (%s) {", each.formatted(domain.boxed(DomainSide.element(type))));
        out.line("to.add(%s);", types.encode(element, "each")).line("}");
        out.line("return to;").line("}");
    }

    /** A pair's method returns its value, without the key. */
    private void decoder(Message message) {
        message.origin()
                .asRecord()
                .ifPresentOrElse(record -> recordDecoder(message, record), () -> valueDecoder(message));
        message.slots().stream().filter(JaxbMapperEmitter::needsLoop).forEach(s -> listDecoder(message, s));
    }

    private void recordDecoder(Message message, Origin.OfRecord record) {
        String result = domain.type(message);
        decoderHead(message, result);
        out.line("%s to = new %s();", result, result);
        message.slots().stream()
                .filter(s -> s.type() != Type.Primitive.NULL)
                .forEach(s -> out.line("to.%s(%s);", domain.setter(record, s), decode(message, s)));
        out.line("return to;").line("}");
    }

    private void valueDecoder(Message message) {
        Slot last = message.slots().get(message.slots().size() - 1);
        decoderHead(message, domain.boxed(last.type()));
        out.line("return %s;", last.type() == Type.Primitive.NULL ? "null" : decode(message, last))
                .line("}");
    }

    private void decoderHead(Message message, String result) {
        out.line("")
                .line("private static %s decode%s(%s from) {", result, message.name(), JaxbTypes.className(message));
    }

    private String decode(Message message, Slot slot) {
        String value = "from." + slot.name();
        boolean list = slot.shape().asListed().isPresent();
        String decoded = value;
        if (needsLoop(slot)) {
            decoded = "decode%s(%s)".formatted(listMethod(message, slot), value);
        } else if (!isHandedOver(slot)) {
            decoded = types.decode(slot.shape(), slot.optional() ? value : present(slot, value));
        }
        if (list && !slot.optional()) { // no element at all: JAXB never made a list
            boolean map = slot.type().present().isMap();
            String empty = map ? "new java.util.LinkedHashMap<>()" : "new java.util.ArrayList<>()";
            return "%s == null ? %s : %s".formatted(value, empty, decoded);
        }
        return slot.optional() && !isHandedOver(slot) ? "%s == null ? null : %s".formatted(value, decoded) : decoded;
    }

    private void listDecoder(Message message, Slot slot) {
        Type type = slot.type().present();
        Shape element = slot.shape().asListed().orElseThrow().element();
        boolean map = type.isMap();
        out.line("")
                .line(
                        "private static %s decode%s(%s from) {",
                        domain.boxed(type), listMethod(message, slot), types.boxed(slot.shape()));
        String made = map ? "java.util.LinkedHashMap<>(from.size() * 4 / 3 + 1)" : "java.util.ArrayList<>(from.size())";
        out.line("%s to = new %s;", domain.boxed(type), made);
        out.line("for (%s each : from) {", types.boxed(element));
        String decoded = types.decode(element, present(slot, "each"));
        out.line(map ? "to.put(each.key, %s);" : "to.add(%s);", decoded).line("}");
        out.line("return to;").line("}");
    }

    private static String present(Slot slot, String value) {
        return CheckedReads.present(value, slot.source());
    }

    private static boolean isHandedOver(Slot slot) {
        return JaxbTypes.isSame(
                slot.shape().asListed().map(Shape.Listed::element).orElse(slot.shape()));
    }

    private static boolean needsLoop(Slot slot) {
        return slot.shape().asListed().isPresent() && !isHandedOver(slot);
    }

    private static String listMethod(Message message, Slot slot) {
        return message.name() + "$" + slot.name();
    }
}
