package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.JavaNames;

/** Emits the mapper between the domain classes and a buffer, by way of flatc's classes. */
final class FlatbuffersMapperEmitter {
    private final Lowered lowered;
    private final DomainSide domain;
    private final SourceWriter out = new SourceWriter();

    FlatbuffersMapperEmitter(Lowered lowered) {
        this.lowered = lowered;
        this.domain = new DomainSide(new JavaNames(lowered.schema()));
    }

    String emit() {
        String root = domain.type(lowered.root());
        out.line("package " + FlatbuffersTarget.PACKAGE + ";").line("");
        out.line(
                "public final class Mapper implements %s<%s, java.nio.ByteBuffer, java.nio.ByteBuffer> {",
                NativeMapper.class.getName(), root);
        lowered.enums().forEach(e -> {
            String type = domain.enumType(e);
            out.line("private static final %s[] %s = %s.values();", type, constants(e), type);
        });
        entryPoints(root);
        BuilderEmitter builder = new BuilderEmitter(lowered, domain, out);
        ReaderEmitter reader = new ReaderEmitter(lowered, domain, out);
        UnionEmitter unions = new UnionEmitter(lowered, domain, out);
        for (Message message : lowered.messages()) {
            if (message.isUnion()) {
                unions.emit(message);
            } else {
                builder.emit(message);
                reader.emit(message);
            }
        }
        bytes();
        return out.line("}").toString();
    }

    private void entryPoints(String root) {
        Message message = lowered.root();
        String table = FlatcNames.table(message);
        out.line("").line("@java.lang.Override").line("public java.nio.ByteBuffer toNative(%s value) {", root);
        out.line(BuilderEmitter.BUILDER + " builder = new " + BuilderEmitter.BUILDER + "();");
        out.line("builder.finish(build%s(builder, value));", message.name());
        out.line("return builder.dataBuffer();").line("}");
        out.line("").line("@java.lang.Override").line("public %s fromNative(java.nio.ByteBuffer buffer) {", root);
        out.line("return read%s(%s(buffer));", message.name(), NativeFields.ROOT_METHOD)
                .line("}");
        out.line("").line("public static %s %s(java.nio.ByteBuffer buffer) {", table, NativeFields.ROOT_METHOD);
        out.line("return %s.getRootAs%s(buffer);", table, message.name()).line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return %s.class;", table).line("}");
    }

    private void bytes() {
        out.line("").line("private static byte[] bytes(java.nio.ByteBuffer buffer) {");
        out.line("byte[] bytes = new byte[buffer.remaining()];");
        out.line("buffer.get(bytes);").line("return bytes;").line("}");
    }

    /** The array that holds the constants of a domain enum by number. */
    static String constants(LoweredEnum enumeration) {
        return "DOMAIN_" + enumeration.name();
    }
}
