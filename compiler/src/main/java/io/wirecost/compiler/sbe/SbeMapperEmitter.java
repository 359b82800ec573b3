package io.wirecost.compiler.sbe;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.JavaNames;

/**
 * Emits the mapper between the domain classes and a message in a buffer, by way of the tool's flyweights: a pair of
 * methods for each block. A mapper keeps its flyweights and the buffer that it writes to, as SBE's users do.
 */
final class SbeMapperEmitter {
    private static final String ENCODER = "org.agrona.sbe.MessageEncoderFlyweight";
    private static final String BUFFER = "org.agrona.DirectBuffer";

    private final Lowered lowered;
    private final SbeBlock root;
    private final DomainSide domain;
    private final SourceWriter out = new SourceWriter();

    SbeMapperEmitter(Lowered lowered, SbeBlock root) {
        this.lowered = lowered;
        this.root = root;
        this.domain = new DomainSide(new JavaNames(lowered.schema()));
    }

    /** The source of the class that {@link GeneratedCode#mapperClass} names. */
    String emit(String target) {
        String bean = domain.type(root.message());
        out.line("package %s;", GeneratedCode.targetPackage(target)).line("");
        out.line(
                "public final class Mapper implements %s<%s, %s, %s> {",
                NativeMapper.class.getName(), bean, ENCODER, BUFFER);
        out.line("private static final byte[] NO_BYTES = new byte[0];");
        out.line("private static final byte[] ZEROS = new byte[%d];", Leaf.MAX_FIXED_SIZE_BYTES);
        lowered.enums().forEach(this::constants);
        out.line("");
        keep("org.agrona.MutableDirectBuffer", "buffer", "org.agrona.ExpandableArrayBuffer");
        keep("encoder", root.encoder());
        keep("encoderHeader", SbeTarget.PACKAGE + ".MessageHeaderEncoder");
        keep("decoder", root.decoder());
        keep("decoderHeader", SbeTarget.PACKAGE + ".MessageHeaderDecoder");
        out.line("").line("@java.lang.Override").line("public %s toNative(%s value) {", ENCODER, bean);
        out.line("write%d(encoder.wrapAndApplyHeader(buffer, 0, encoderHeader), value);", root.number());
        out.line("return encoder;").line("}");
        out.line("").line("@java.lang.Override").line("public %s fromNative(%s message) {", bean, BUFFER);
        out.line("return read%d(decoder.wrapAndApplyHeader(message, 0, decoderHeader));", root.number())
                .line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return %s.class;", root.encoder()).line("}");
        methods(root);
        new FieldsEmitter(lowered.schema(), root, out).emit();
        return out.line("}").toString();
    }

    private void keep(String variable, String type) {
        keep(type, variable, type);
    }

    private void keep(String type, String variable, String made) {
        out.line("private final %s %s = new %s();", type, variable, made);
    }

    /** Symbols stand in the same order on both sides; the tool adds one for none at the end. */
    private void constants(LoweredEnum enumeration) {
        String name = enumeration.name();
        String encoded = SbeTarget.PACKAGE + "." + name;
        out.line("private static final %s[] NATIVE_%s = %s.values();", encoded, name, encoded);
        String type = domain.enumType(enumeration);
        out.line("private static final %s[] DOMAIN_%s = %s.values();", type, name, type);
    }

    private void methods(SbeBlock block) {
        new SbeWriteMethod(block, domain, out).emit();
        new SbeReadMethod(block, domain, out).emit();
        block.groups().forEach(group -> methods(group.block()));
    }
}
