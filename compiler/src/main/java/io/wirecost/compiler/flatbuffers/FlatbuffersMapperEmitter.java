package io.wirecost.compiler.flatbuffers;

import io.wirecost.compiler.emit.DomainTypes;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.core.codec.NativeMapper;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits the mapper between the domain classes and a buffer, by way of flatc's classes. */
final class FlatbuffersMapperEmitter {
    private final Lowered lowered;
    private final JavaNames names;
    private final SourceWriter out = new SourceWriter();

    FlatbuffersMapperEmitter(Lowered lowered) {
        this.lowered = lowered;
        this.names = new JavaNames(lowered.schema());
    }

    String emit() {
        String root = domainType(names, lowered.root());
        out.line("package " + FlatbuffersTarget.PACKAGE + ";").line("");
        out.line(
                "public final class Mapper implements %s<%s, java.nio.ByteBuffer, java.nio.ByteBuffer> {",
                NativeMapper.class.getName(), root);
        lowered.schema().enums().forEach(e -> {
            String type = names.qualifiedClassName(e.name());
            out.line("private static final %s[] %s = %s.values();", type, constants(names, e.name()), type);
        });
        entryPoints(root);
        BuilderEmitter builder = new BuilderEmitter(lowered, names, out);
        ReaderEmitter reader = new ReaderEmitter(lowered, names, out);
        for (Message message : lowered.messages()) {
            builder.emit(message);
            reader.emit(message);
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
        out.line("return read%s(%s.getRootAs%s(buffer));", message.name(), table, message.name())
                .line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return %s.class;", table).line("}");
    }

    private void bytes() {
        out.line("").line("private static byte[] bytes(java.nio.ByteBuffer buffer) {");
        out.line("byte[] bytes = new byte[buffer.remaining()];");
        out.line("buffer.get(bytes);").line("return bytes;").line("}");
    }

    /** The array that holds the constants of a domain enum by number. */
    static String constants(JavaNames names, String enumeration) {
        return "CONSTANTS_OF_" + names.className(enumeration);
    }

    /** The domain's type of what a message stands for. */
    static String domainType(JavaNames names, Message message) {
        DomainTypes types = new DomainTypes(names);
        if (message.origin() instanceof Origin.OfRecord record) {
            return names.qualifiedClassName(record.name());
        } else if (message.origin() instanceof Origin.Entry entry) {
            return "java.util.Map.Entry<java.lang.String, " + types.boxed(entry.value()) + ">";
        }
        Type boxed = ((Origin.Box) message.origin()).type();
        return types.boxed(boxed);
    }
}
