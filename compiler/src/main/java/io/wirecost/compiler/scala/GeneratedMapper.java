package io.wirecost.compiler.scala;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Origin;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.stream.Stream;

/** Emits the mapper between case classes and the classes of a library's generator: a pair of methods for each message. */
public final class GeneratedMapper {
    /** The emitted file. */
    public static final String FILE = "Mapper.scala";

    private final Lowered lowered;
    private final GeneratedSide side;
    private final CaseClasses classes;
    private final GeneratedValues values;
    private final SourceWriter out = new SourceWriter();

    public GeneratedMapper(Lowered lowered, GeneratedSide side) {
        this.lowered = lowered;
        this.side = side;
        this.classes = new CaseClasses(lowered.schema());
        this.values = new GeneratedValues(lowered, side);
    }

    /** The source of the class that {@link GeneratedCode#mapperClass} names. */
    public String emit(String target) {
        String root = lowered.root().name();
        String domain = classes.rootClass();
        String generated = side.type(root);
        out.line("package " + GeneratedCode.targetPackage(target)).line("");
        out.line("final class Mapper");
        out.line("  extends _root_.io.wirecost.core.codec.NativeMapper[%s, %s, %s] {", domain, generated, generated);
        out.line("override def toNative(value: %s): %s = Mapper.encode%s(value)", domain, generated, root);
        out.line("override def fromNative(value: %s): %s = Mapper.decode%s(value)", generated, domain, root);
        out.line("override def nativeClass: _root_.java.lang.Class[_] = _root_.scala.Predef.classOf[%s]", generated);
        out.line("}").line("").line("private object Mapper {");
        lowered.messages().forEach(this::message);
        lowered.enums().forEach(this::enumeration);
        return out.line("}").toString();
    }

    private void message(Message message) {
        String domain = domain(message);
        String generated = side.type(message.name());
        head("encode", message.name(), domain, generated);
        if (message.isUnion()) {
            branches(message);
        } else {
            call(generated, message.slots().stream().map(slot -> encoded(message, slot)));
        }
        head("decode", message.name(), generated, domain);
        message.origin()
                .asRecord()
                .ifPresentOrElse(
                        record -> call("new " + domain, held(message).map(slot -> decoded(message, slot))),
                        () -> out.line("  " + decoded(message, message.slots().get(0))));
    }

    /** The branch that is there; the last if none of those before it is. */
    private void branches(Message union) {
        List<Slot> branches = union.slots();
        for (int i = 0; i < branches.size(); i++) {
            Slot branch = branches.get(i);
            String value = "from." + field(union, branch);
            String encoded = values.encode(branch.type().present(), branch.shape(), value + ".get");
            String chosen = side.chosen(side.type(union.name()), branch.name(), encoded);
            boolean isLast = i + 1 == branches.size();
            out.line("  %s%s", isLast ? "" : "if (%s.isDefined) ".formatted(value), chosen + (isLast ? "" : " else"));
        }
    }

    private void head(String verb, String name, String from, String to) {
        out.gap().line("def %s%s(from: %s): %s =", verb, name, from, to);
    }

    private void call(String made, Stream<String> arguments) {
        List<String> all = arguments.toList();
        out.line("  %s(%s", made, all.isEmpty() ? ")" : "");
        for (int i = 0; i < all.size(); i++) {
            out.line("    %s%s", all.get(i), i + 1 < all.size() ? "," : ")");
        }
    }

    /** What a message is made from: boxes are around bare values. */
    private String domain(Message message) {
        Origin origin = message.origin();
        return switch (origin.kind()) {
            case RECORD -> classes.className(origin.name());
            case BOX -> classes.type(origin.type());
            case ENTRY -> throw new IllegalArgumentException("a map is no list of entries here: " + origin);
        };
    }

    private static Stream<Slot> held(Message message) {
        return message.slots().stream().filter(slot -> slot.type() != Type.Primitive.NULL);
    }

    private String encoded(Message message, Slot slot) {
        if (slot.type() == Type.Primitive.NULL) {
            return "_root_.scala.None";
        }
        String value = message.origin()
                .asRecord()
                .map(record -> "from." + field(message, slot))
                .orElse("from");
        Type type = slot.type().present();
        if (slot.optional()) {
            return inOption(value, values.encode(type, slot.shape(), "each"));
        }
        String encoded = values.encode(type, slot.shape(), value);
        return slot.shape().asNested().isPresent() ? side.required(encoded) : encoded;
    }

    private String field(Message record, Slot slot) {
        RecordDefinition definition = lowered.schema().record(record.origin().name());
        return classes.field(definition, definition.field(slot.source()));
    }

    private String decoded(Message message, Slot slot) {
        if (slot.type() == Type.Primitive.NULL) {
            return "_root_.scala.None";
        }
        Type type = slot.type().present();
        String value =
                slot.isBranch() ? side.branch(side.type(message.name()), "from", slot.name()) : "from." + slot.name();
        if (slot.optional()) {
            return inOption(value, values.decode(type, slot.shape(), "each"));
        }
        boolean isMessage = slot.shape().asNested().isPresent();
        return values.decode(type, slot.shape(), isMessage ? side.held("from", slot.name()) : value);
    }

    private static String inOption(String option, String each) {
        return each.equals("each") ? option : "%s.map(each => %s)".formatted(option, each);
    }

    /** Symbols stand in the same order on both sides, which is their number. */
    private void enumeration(LoweredEnum generated) {
        EnumDefinition enumeration = lowered.schema().enumeration(generated.source());
        String domain = classes.className(enumeration.name());
        String type = side.type(generated.name());
        List<String> symbols = enumeration.symbols().stream()
                .map(symbol -> classes.symbol(enumeration, symbol))
                .toList();
        out.gap().line("def encode%s(from: %s): %s = from match {", generated.name(), domain, type);
        for (int number = 0; number < symbols.size(); number++) {
            out.line("case %s => %s", symbols.get(number), side.constant(type, number));
        }
        out.line("}");
        out.gap().line("def decode%s(from: %s): %s = from.value match {", generated.name(), type, domain);
        for (int number = 0; number < symbols.size(); number++) {
            out.line("case %d => %s", number, symbols.get(number));
        }
        out.line("}");
    }
}
