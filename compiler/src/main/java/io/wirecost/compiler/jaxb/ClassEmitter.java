package io.wirecost.compiler.jaxb;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Emits an annotated class. An array that is always there is a repeated element. An array that may be absent has an
 * element around its values, as a map has around its entries. That tells empty from absent.
 */
final class ClassEmitter {
    private static final String ANNOTATIONS = "jakarta.xml.bind.annotation.";

    private final Lowered lowered;
    private final Message message;
    private final JaxbTypes types;
    private final SourceWriter out = new SourceWriter();

    ClassEmitter(Lowered lowered, Message message) {
        this.lowered = lowered;
        this.message = message;
        this.types = new JaxbTypes(lowered);
    }

    String emit() {
        List<Slot> slots = message.slots().stream()
                .filter(s -> s.type() != Type.Primitive.NULL) // always absent
                .toList();
        out.line("package " + JaxbTarget.PACKAGE + ";").line("");
        if (message.equals(lowered.root())) {
            String name = Definition.simpleName(lowered.schema().root().name());
            out.line("@%sXmlRootElement(name = \"%s\")", ANNOTATIONS, name);
        }
        out.line("@%sXmlAccessorType(%sXmlAccessType.FIELD)", ANNOTATIONS, ANNOTATIONS);
        out.line("@%sXmlType(name = \"%s\"%s)", ANNOTATIONS, message.name(), order(slots));
        out.line("public final class " + message.name() + " {");
        slots.forEach(this::field);
        return out.line("}").toString();
    }

    private static String order(List<Slot> slots) {
        return slots.isEmpty()
                ? ""
                : slots.stream()
                        .map(s -> '"' + s.name() + '"')
                        .collect(Collectors.joining(", ", ", propOrder = {", "}"));
    }

    private void field(Slot slot) {
        boolean map = slot.type().present().isMap();
        boolean wrapped = slot.shape().asListed().isPresent() && (map || slot.optional());
        if (wrapped) {
            out.line("@%sXmlElementWrapper(name = \"%s\")", ANNOTATIONS, slot.source());
        }
        String name = !wrapped ? slot.source() : map ? "entry" : "value";
        out.line("@%sXmlElement(name = \"%s\")", ANNOTATIONS, name);
        out.line("public %s %s;", types.field(slot), slot.name());
    }

    static String emit(LoweredEnum enumeration) {
        SourceWriter out = new SourceWriter();
        out.line("package " + JaxbTarget.PACKAGE + ";").line("");
        out.line("@%sXmlEnum", ANNOTATIONS);
        out.line("@%sXmlType(name = \"%s\")", ANNOTATIONS, enumeration.name());
        out.line("public enum " + enumeration.name() + " {");
        enumeration
                .symbols()
                .all()
                .forEach((symbol, constant) ->
                        out.line("@%sXmlEnumValue(\"%s\")", ANNOTATIONS, symbol).line(constant + ","));
        return out.line("}").toString();
    }
}
