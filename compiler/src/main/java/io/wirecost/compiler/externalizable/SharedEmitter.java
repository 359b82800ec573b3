package io.wirecost.compiler.externalizable;

import io.wirecost.compiler.emit.SourceWriter;

/** Emits what the classes share: byte strings with their length, and the constants of every enum. */
final class SharedEmitter {
    private SharedEmitter() {}

    static String emit(NativeTypes types) {
        SourceWriter out = new SourceWriter();
        out.line("package %s;", ExternalizableTarget.PACKAGE).line("").line("final class Shared {");
        types.schema().enums().forEach(e -> {
            String type = types.names().qualifiedClassName(e.name());
            out.line("static final %s[] %s = %s.values();", type, types.names().className(e.name()), type);
        });
        String methods = """

                static void write(java.io.ObjectOutput out, byte[] bytes) throws java.io.IOException {
                out.writeInt(bytes.length);
                out.write(bytes);
                }

                static byte[] read(java.io.ObjectInput in, int size) throws java.io.IOException {
                byte[] bytes = new byte[size];
                in.readFully(bytes);
                return bytes;
                }

                static void writeText(java.io.ObjectOutput out, java.lang.String text) throws java.io.IOException {
                write(out, text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
                }

                static java.lang.String readText(java.io.ObjectInput in) throws java.io.IOException {
                return new java.lang.String(read(in, in.readInt()), java.nio.charset.StandardCharsets.UTF_8);
                }
                """;
        methods.lines().forEach(out::line);
        return out.line("}").toString();
    }
}
