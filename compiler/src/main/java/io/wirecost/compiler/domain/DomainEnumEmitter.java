package io.wirecost.compiler.domain;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.JavaNames;
import java.util.List;

/** Emits the domain class of an enum. */
final class DomainEnumEmitter {
    private DomainEnumEmitter() {}

    static String emit(BeanStyle style, JavaNames names, EnumDefinition enumeration) {
        SourceWriter out = new SourceWriter();
        out.line("package " + JavaNames.DOMAIN_PACKAGE + ";").line("");
        style.onEnum(enumeration).forEach(line -> out.line(line));
        out.line("public enum " + names.className(enumeration.name()) + " {");
        for (String symbol : enumeration.symbols()) {
            style.onConstant(enumeration, symbol).forEach(line -> out.line(line));
            out.line(names.constant(enumeration.name(), symbol) + ",");
        }
        List<String> members = style.inEnum(enumeration, names);
        if (!members.isEmpty()) {
            out.line(";").line("");
            members.forEach(line -> out.line(line));
        }
        return out.line("}").toString();
    }
}
