package io.wirecost.compiler.domain;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.JavaNames;

/** Emits the domain class of an enum. */
final class EnumEmitter {
    private EnumEmitter() {}

    static String emit(JavaNames names, EnumDefinition enumeration) {
        SourceWriter out = new SourceWriter();
        out.line("package " + JavaNames.DOMAIN_PACKAGE + ";").line("");
        out.line("public enum " + names.className(enumeration.name()) + " {");
        enumeration.symbols().forEach(s -> out.line(names.constant(enumeration.name(), s) + ","));
        return out.line("}").toString();
    }
}
