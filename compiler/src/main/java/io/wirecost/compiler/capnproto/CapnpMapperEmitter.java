package io.wirecost.compiler.capnproto;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.JavaNames;
import java.util.List;

/** Emits the mapper between domain objects and messages, with a static method per struct and direction. */
final class CapnpMapperEmitter {
    private final Lowered lowered;
    private final List<Struct> structs;
    private final DomainSide domain;
    private final SourceWriter out = new SourceWriter();

    CapnpMapperEmitter(Lowered lowered, List<Struct> structs) {
        this.lowered = lowered;
        this.structs = structs;
        this.domain = new DomainSide(new JavaNames(lowered.schema()));
    }

    String emit() {
        out.line("package " + GeneratedCode.targetPackage(CapnprotoTarget.ID) + ";")
                .line("");
        out.line("public final class Mapper");
        out.line("implements io.wirecost.core.codec.NativeMapper<%s, org.capnproto.MessageBuilder, "
                        .formatted(domain.type(lowered.root()))
                + "org.capnproto.MessageReader> {");
        lowered.enums().forEach(this::constants);
        entryPoints();
        for (Struct struct : structs) {
            new CapnpWriteMethod(out, lowered, domain, struct).emit();
            new CapnpReadMethod(out, lowered, domain, struct).emit();
        }
        return out.line("}").toString();
    }

    /** Both enums number their constants as the schema does, so a constant is found by its place. */
    private void constants(LoweredEnum enumeration) {
        String domainType = domain.enumType(enumeration);
        String wireType = RuntimeTypes.className(enumeration.name());
        out.line("private static final %s[] %s = %s.values();", domainType, domainValues(enumeration), domainType);
        out.line("private static final %s[] %s = %s.values();", wireType, wireValues(enumeration), wireType);
    }

    private void entryPoints() {
        String root = lowered.root().name();
        String source = """

                public org.capnproto.MessageBuilder toNative(%1$s value) {
                org.capnproto.MessageBuilder message = new org.capnproto.MessageBuilder();
                write%3$s(value, message.initRoot(%2$s.factory));
                return message;
                }

                public %1$s fromNative(org.capnproto.MessageReader message) {
                return read%3$s(%4$s(message));
                }

                public static %2$s.Reader %4$s(org.capnproto.MessageReader message) {
                return message.getRoot(%2$s.factory);
                }

                public java.lang.Class<?> nativeClass() {
                return %2$s.class;
                }
                """;
        source.formatted(domain.type(lowered.root()), RuntimeTypes.className(root), root, NativeFields.ROOT_METHOD)
                .lines()
                .forEach(out::line);
    }

    static String domainValues(LoweredEnum enumeration) {
        return "DOMAIN_" + enumeration.name();
    }

    static String wireValues(LoweredEnum enumeration) {
        return "WIRE_" + enumeration.name();
    }
}
