package io.wirecost.compiler.asn1;

import io.wirecost.compiler.emit.DomainSide;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.codec.StreamMapper;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;

/** Emits the mapper, which writes and reads domain objects without objects in between: a method per type and direction. */
final class UperMapperEmitter {
    private final Lowered lowered;
    private final UperLeaves leaves;
    private final DomainSide domain;
    private final SourceWriter out = new SourceWriter();

    UperMapperEmitter(Lowered lowered) {
        this.lowered = lowered;
        this.leaves = new UperLeaves(lowered);
        this.domain = new DomainSide(new JavaNames(lowered.schema()));
    }

    /** The source of the class that {@link GeneratedCode#mapperClass} names. */
    String emit(String target) {
        String bean = domain.type(lowered.root());
        String root = lowered.root().name();
        out.line("package %s;", GeneratedCode.targetPackage(target)).line("");
        out.line(
                "public final class Mapper implements %s<%s, %s, %s> {",
                StreamMapper.class.getName(), bean, UperTarget.OUTPUT, UperTarget.INPUT);
        lowered.enums().forEach(this::constants);
        out.line("").line("@java.lang.Override");
        out.line("public void write(%s value, %s to) {", bean, UperTarget.OUTPUT);
        out.line("write%s(to, value);", root).line("}");
        out.line("").line("@java.lang.Override");
        out.line("public %s read(%s from) throws java.io.IOException {", bean, UperTarget.INPUT);
        out.line("return read%s(from);", root).line("}");
        lowered.messages().forEach(message -> {
            new UperWriteMethod(out, lowered, leaves, domain, message).emit();
            new UperReadMethod(out, lowered, leaves, domain, message).emit();
        });
        return out.line("}").toString();
    }

    private void constants(LoweredEnum enumeration) {
        String type = domain.enumType(enumeration);
        out.line("private static final %s[] %s = %s.values();", type, UperLeaves.constants(enumeration), type);
    }

    /** Returns whether a component has a value: a NULL has none. */
    static boolean hasValue(Slot slot) {
        return slot.type() != Type.Primitive.NULL;
    }

    /** Returns whether a bit tells that a component is there. */
    static boolean mayLack(Slot slot) {
        return slot.optional() && hasValue(slot);
    }
}
