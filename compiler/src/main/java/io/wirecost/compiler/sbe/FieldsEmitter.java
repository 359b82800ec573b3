package io.wirecost.compiler.sbe;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.sbe.SbeBlock.Group;
import io.wirecost.compiler.sbe.SbeBlock.Value;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.dataset.FieldPath;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Emits the class that reads single fields where they lie in a message: a method for each path through records to a leaf.
 * Fixed fields are read at once. To come to a group or to data, the decoder has to go by what stands before. The methods have
 * a class of their own, since they need as many constants as the mapper, and a class file holds no more than 65,535.
 */
final class FieldsEmitter {
    private static final String BUFFER = "org.agrona.DirectBuffer";

    private final Schema schema;
    private final SbeBlock root;
    private final SourceWriter out;

    FieldsEmitter(Schema schema, SbeBlock root, SourceWriter out) {
        this.schema = schema;
        this.root = root;
        this.out = out;
    }

    /** The class makes a message into a view of its root, which its static methods take. */
    void emit() {
        String view = root.decoder();
        String header = SbeTarget.PACKAGE + ".MessageHeaderDecoder";
        out.line("")
                .line(
                        "public static final class Fields implements java.util.function.Function<%s, %s> {",
                        BUFFER, view);
        out.line("private final %s decoder = new %s();", view, view);
        out.line("private final %s header = new %s();", header, header);
        out.line("").line("@java.lang.Override").line("public %s apply(%s message) {", view, BUFFER);
        out.line("return decoder.wrapAndApplyHeader(message, 0, header);").line("}");
        block(root, "from", List.of(), List.of());
        FieldPath.leaves(schema, Integer.MAX_VALUE).stream()
                .filter(path -> path.leaf(schema) == Type.Primitive.NULL)
                .forEach(path -> method(path, List.of(), "null"));
        out.line("}");
    }

    /**
     * @param from the variable of the block's decoder
     * @param names of the records on the way to it
     * @param way the statements that lead to it
     */
    private void block(SbeBlock block, String from, List<String> names, List<String> way) {
        skipping(block);
        block.fields().forEach(value -> leaf(value, from, names, way));
        int before = 0;
        for (Group group : block.groups()) {
            if (group.owner().slot().type().present().asRecord().isPresent()) {
                List<String> further = concat(way, skip(block, from, before));
                String entry = "group" + group.block().number();
                further.add("%s %s = %s.%s();".formatted(group.block().decoder(), entry, from, group.name()));
                further.addAll(returnNullIf("!" + entry + ".hasNext()"));
                further.add(entry + ".next();");
                block(group.block(), entry, concat(names, path(group.path())), further);
            }
            before++;
        }
        for (Value value : block.data()) {
            leaf(value, from, names, concat(way, skip(block, from, before++)));
        }
    }

    /** A statement that goes by so many groups and data of a block; the message itself may have been read before. */
    private List<String> skip(SbeBlock block, String from, int members) {
        return isRoot(block) || members > 0
                ? List.of("skip%d(%s, %d);".formatted(block.number(), from, members))
                : List.of();
    }

    private boolean isRoot(SbeBlock block) {
        return block.number() == root.number();
    }

    private void skipping(SbeBlock block) {
        List<List<String>> members = Stream.concat(
                        block.groups().stream().map(FieldsEmitter::skipGroup),
                        block.data().stream().map(FieldsEmitter::skipData))
                .toList();
        if (members.size() <= (isRoot(block) ? 0 : 1)) {
            return;
        }
        out.line("").line("private static void skip%d(%s from, int members) {", block.number(), block.decoder());
        if (isRoot(block)) {
            out.line("from.sbeRewind();");
        }
        for (int i = 0; i < members.size() - 1; i++) { // nothing stands behind the last
            out.line("if (members > %d) {", i);
            members.get(i).forEach(statement -> out.line(statement));
            out.line("}");
        }
        out.line("}");
    }

    private static List<String> skipGroup(Group group) {
        return List.of(
                "%s group = from.%s();".formatted(group.block().decoder(), group.name()),
                "while (group.hasNext()) {",
                "group.next();",
                "group.sbeSkip();",
                "}");
    }

    private static List<String> skipData(Value value) {
        return List.of("from.skip%s();".formatted(JavaNames.capitalize(value.name())));
    }

    private void leaf(Value value, String from, List<String> names, List<String> way) {
        List<String> statements = new ArrayList<>(way);
        if (value.bit() >= 0) {
            String word = Presence.name(value.bit() / Presence.MAX_BITS);
            statements.add("long %s = %s.%s();".formatted(word, from, word));
            statements.addAll(returnNullIf("!(" + Presence.isPresent(value.bit()) + ")"));
        }
        Leaf leaf = value.leaf();
        String carried = "%s.%s()".formatted(from, value.name());
        if (leaf.kind() == Leaf.Kind.FIXED || leaf.kind() == Leaf.Kind.BYTES) {
            String size = leaf.kind() == Leaf.Kind.FIXED
                    ? Integer.toString(leaf.sizeBytes())
                    : "%s.%sLength()".formatted(from, value.name());
            statements.add("byte[] bytes = new byte[%s];".formatted(size));
            statements.add("%s.get%s(bytes, 0, bytes.length);".formatted(from, JavaNames.capitalize(value.name())));
            carried = "bytes";
        } else if (value.optional() && leaf.kind().hasNull()) {
            statements.add("%s value = %s;".formatted(leaf.enumType(), carried));
            statements.addAll(returnNullIf("value == " + leaf.enumType() + ".NULL_VAL"));
            carried = "value";
        }
        method(new FieldPath(concat(names, path(value.path()))), statements, leaf.decode(carried));
    }

    /** By the names of the methods of its fields, outermost first. */
    private void method(FieldPath path, List<String> statements, String value) {
        String name = path.steps(schema).stream()
                .map(step -> NativeFields.method(schema, step.record(), step.field()))
                .collect(Collectors.joining("$"));
        out.line("").line("public static java.lang.Object %s(%s from) {", name, root.decoder());
        statements.forEach(statement -> out.line(statement));
        out.line("return %s;", value).line("}");
    }

    private static List<String> returnNullIf(String condition) {
        return List.of("if (" + condition + ") {", "return null;", "}");
    }

    private static List<String> path(String dotted) {
        return List.of(dotted.split("\\."));
    }

    private static List<String> concat(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).collect(Collectors.toCollection(ArrayList::new));
    }
}
