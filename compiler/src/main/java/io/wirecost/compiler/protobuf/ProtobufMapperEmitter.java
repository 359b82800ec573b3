package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.core.codec.GeneratedCode;

/** Emits the mapper between domain objects and protoc's classes: a pair of methods for each message. */
final class ProtobufMapperEmitter {
    private final Lowered lowered;
    private final String target;
    private final MapperTypes types;
    private final SourceWriter out = new SourceWriter();

    ProtobufMapperEmitter(Lowered lowered, String target) {
        this.lowered = lowered;
        this.target = target;
        this.types = new MapperTypes(lowered, target);
    }

    String emit() {
        String root = lowered.root().name();
        String domain = types.domain(lowered.root());
        String message = types.generated(root);
        out.line("package %s;", GeneratedCode.targetPackage(target)).line("");
        out.line("public final class Mapper");
        out.line("implements io.wirecost.core.codec.NativeMapper<%s, %s, %s> {", domain, message, message);
        lowered.enums().forEach(this::symbols);
        out.line("").line("@java.lang.Override").line("public %s toNative(%s value) {", message, domain);
        out.line("return encode%s(value);", root).line("}");
        out.line("").line("@java.lang.Override").line("public %s fromNative(%s value) {", domain, message);
        out.line("return decode%s(value);", root).line("}");
        out.line("").line("@java.lang.Override").line("public java.lang.Class<?> nativeClass() {");
        out.line("return %s.class;", message).line("}");
        lowered.messages().forEach(m -> {
            new EncodeEmitter(types, out).emit(m);
            new DecodeEmitter(types, out).emit(m);
        });
        return out.line("}").toString();
    }

    /** Symbols stand in the same order on both sides, unless the user's own enum has numbers of its own. */
    private void symbols(LoweredEnum enumeration) {
        String name = enumeration.name();
        String generated = types.generated(name);
        String domain = types.domain(enumeration);
        String all = generated + ".values()";
        String known = domain + ".values()";
        if (types.hints().isRearranged(enumeration)) {
            all = types.hints().constants(enumeration, generated);
            known = types.hints().domainConstants(enumeration, domain);
        }
        out.line("private static final %s[] GENERATED_%s = %s;", generated, name, all);
        out.line("private static final %s[] DOMAIN_%s = %s;", domain, name, known);
    }
}
