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
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.Optional;
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
        String generated = side.type(lowered.holder(message).name());
        head("encode", message.name(), domain, message.isOneof() ? oneofType(message) : generated);
        if (message.isUnion()) {
            branches(message);
        } else {
            call(generated, message.slots().stream().map(slot -> slot.name() + " = " + encoded(message, slot)));
        }
        head("decode", message.name(), generated, message.isOneof() ? "_root_.scala.Option[" + domain + "]" : domain);
        if (message.isOneof()) {
            String name = lowered.slotOf(message).name();
            out.line("  if (from.%s.isEmpty) _root_.scala.None else _root_.scala.Some(", name);
        }
        switch (message.origin().kind()) {
            case RECORD -> call("new " + domain, held(message).map(slot -> decoded(message, slot)));
            case PARTS -> out.line("  " + values.whole(message, "from"));
            case BOX, ENTRY -> out.line("  " + decoded(message, message.slots().get(0)));
        }
        if (message.isOneof()) {
            out.line("  )");
        }
    }

    /** The class of a oneof's branches, which the message around it has. */
    private String oneofType(Message oneof) {
        String name = lowered.slotOf(oneof).name();
        return side.type(lowered.holder(oneof).name()) + "." + JavaNames.capitalize(name);
    }

    private String chosen(Message union, Slot branch, String encoded) {
        return union.isOneof()
                ? "%s.%s(%s)".formatted(oneofType(union), JavaNames.capitalize(branch.name()), encoded)
                : side.chosen(side.type(union.name()), branch.name(), encoded);
    }

    /** The branch that is there; the last if none of those before it is. */
    private void branches(Message union) {
        List<Slot> branches = union.slots();
        for (int i = 0; i < branches.size(); i++) {
            Slot branch = branches.get(i);
            String value = "from." + field(union, branch);
            String encoded = values.encode(branch.type().present(), branch.shape(), value + ".get");
            String chosen = chosen(union, branch, encoded);
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
            case BOX, PARTS -> classes.type(origin.type());
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
        String value = value(message, slot);
        Optional<Message> oneof = lowered.oneof(slot);
        if (oneof.isPresent()) {
            String type = oneofType(oneof.get());
            return "%s.fold[%s](%s.Empty)(encode%s)"
                    .formatted(value, type, type, oneof.get().name());
        }
        Type type = slot.type().present();
        if (slot.optional()) {
            return inOption(value, values.encode(type, slot.shape(), "each"));
        }
        String encoded = values.encode(type, slot.shape(), value);
        return side.isInOption(message, slot) ? side.required(encoded) : encoded;
    }

    private String value(Message message, Slot slot) {
        return switch (message.origin().kind()) {
            case RECORD -> "from." + field(message, slot);
            case PARTS -> values.part(message, slot, "from");
            case BOX, ENTRY -> "from";
        };
    }

    private String field(Message record, Slot slot) {
        RecordDefinition definition = lowered.schema().record(record.origin().name());
        return classes.field(definition, definition.field(slot.source()));
    }

    private String decoded(Message message, Slot slot) {
        if (slot.type() == Type.Primitive.NULL) {
            return "_root_.scala.None";
        }
        Optional<Message> oneof = lowered.oneof(slot);
        if (oneof.isPresent()) {
            return "decode%s(from)".formatted(oneof.get().name());
        }
        Type type = slot.type().present();
        String value = slot.isBranch() ? branch(message, slot) : "from." + slot.name();
        if (slot.optional()) {
            return inOption(value, values.decode(type, slot.shape(), "each"));
        }
        boolean isInOption = side.isInOption(message, slot);
        return values.decode(type, slot.shape(), isInOption ? side.held("from", slot.name()) : value);
    }

    private String branch(Message union, Slot branch) {
        return union.isOneof()
                ? "from.%s.%s".formatted(lowered.slotOf(union).name(), branch.name())
                : side.branch(side.type(union.name()), "from", branch.name());
    }

    private static String inOption(String option, String each) {
        return each.equals("each") ? option : "%s.map(each => %s)".formatted(option, each);
    }

    private void enumeration(LoweredEnum generated) {
        EnumDefinition enumeration = lowered.schema().enumeration(generated.source());
        String domain = classes.className(enumeration.name());
        String type = side.type(generated.name());
        List<String> symbols = enumeration.symbols().stream()
                .map(symbol -> classes.symbol(enumeration, symbol))
                .toList();
        out.gap().line("def encode%s(from: %s): %s = from match {", generated.name(), domain, type);
        List<Integer> numbers = generated.numbers();
        for (int i = 0; i < symbols.size(); i++) {
            out.line("case %s => %s", symbols.get(i), side.constant(type, numbers.get(i)));
        }
        out.line("}");
        out.gap().line("def decode%s(from: %s): %s = from.value match {", generated.name(), type, domain);
        for (int i = 0; i < symbols.size(); i++) {
            out.line("case %d => %s", numbers.get(i), symbols.get(i));
        }
        String unknown = "\"%s has no number \" + number".formatted(enumeration.name());
        out.line("case number => throw new _root_.java.lang.IllegalStateException(%s)", unknown);
        out.line("}");
    }
}
