package io.wirecost.compiler.sbe;

import io.wirecost.compiler.emit.SchemaNamespace;
import io.wirecost.compiler.emit.SchemaRemarks;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.LoweredEnum;
import io.wirecost.compiler.sbe.SbeBlock.Group;
import io.wirecost.compiler.sbe.SbeBlock.Owner;
import io.wirecost.compiler.sbe.SbeBlock.Value;
import io.wirecost.core.schema.Schema;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Emits the message schema. Fields are numbered in their order over the whole message, symbols from 0. */
final class SbeSchemaEmitter {
    /** One value of each unsigned type stands for an absent value. */
    private static final int MAX_BYTE_SYMBOLS = 255;

    private static final String HEAD = """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <sbe:messageSchema xmlns:sbe="http://fixprotocol.io/2016/sbe" package="%s" id="1" version="0" \
            semanticVersion="1" byteOrder="littleEndian">
              <types>
                <composite name="messageHeader">
                  <type name="blockLength" primitiveType="uint16"/>
                  <type name="templateId" primitiveType="uint16"/>
                  <type name="schemaId" primitiveType="uint16"/>
                  <type name="version" primitiveType="uint16"/>
                </composite>
                <composite name="groupSizeEncoding">
                  <type name="blockLength" primitiveType="uint16"/>
                  <type name="numInGroup" primitiveType="uint32" maxValue="2147483647"/>
                </composite>
                <composite name="varStringEncoding">
                  <type name="length" primitiveType="uint32" maxValue="1073741824"/>
                  <type name="varData" primitiveType="uint8" length="0" characterEncoding="UTF-8"/>
                </composite>
                <composite name="varDataEncoding">
                  <type name="length" primitiveType="uint32" maxValue="1073741824"/>
                  <type name="varData" primitiveType="uint8" length="0"/>
                </composite>
                <enum name="BooleanType" encodingType="uint8">
                  <validValue name="F">0</validValue>
                  <validValue name="T">1</validValue>
                </enum>
            """;

    private final Lowered lowered;
    private final SbeBlock root;
    private final String name;
    private final SchemaRemarks remarks;
    private final StringBuilder out = new StringBuilder();
    private int id = 1;

    SbeSchemaEmitter(Lowered lowered, SbeBlock root) {
        this(lowered, root, SbeTarget.PACKAGE, SchemaRemarks.NONE);
    }

    private SbeSchemaEmitter(Lowered lowered, SbeBlock root, String name, SchemaRemarks remarks) {
        this.lowered = lowered;
        this.root = root;
        this.name = name;
        this.remarks = remarks;
    }

    /** Creates the emitter of a schema for people: in a package like the schema's own, with its documentation. */
    static SbeSchemaEmitter documented(Lowered lowered, SbeBlock root) {
        Schema schema = lowered.schema();
        SchemaNamespace namespace = SchemaNamespace.of(schema, Set.of());
        String name = namespace.parts().isEmpty() ? "messages" : namespace.dotted();
        return new SbeSchemaEmitter(lowered, root, name, SchemaRemarks.of(schema, Leaf::words));
    }

    String emit() {
        out.append(HEAD.formatted(name));
        fixedSizes(root, new TreeSet<>())
                .forEach(size -> out.append(
                        "    <type name=\"bytes%d\" primitiveType=\"uint8\" length=\"%d\"/>\n".formatted(size, size)));
        lowered.enums().forEach(this::enumeration);
        out.append("  </types>\n");
        out.append("  <sbe:message name=\"%s\" id=\"1\"%s>\n"
                .formatted(root.path().get(0), description(remarks.on(root.message()))));
        members(root, "    ");
        out.append("  </sbe:message>\n</sbe:messageSchema>\n");
        return out.toString();
    }

    private static SortedSet<Integer> fixedSizes(SbeBlock block, SortedSet<Integer> sizes) {
        block.fields().stream()
                .map(field -> field.leaf().sizeBytes())
                .filter(size -> size > 0)
                .forEach(sizes::add);
        block.groups().forEach(group -> fixedSizes(group.block(), sizes));
        return sizes;
    }

    private void enumeration(LoweredEnum enumeration) {
        int count = enumeration.symbols().all().size();
        String encoding = count <= MAX_BYTE_SYMBOLS ? "uint8" : "uint16";
        out.append("    <enum name=\"%s\" encodingType=\"%s\"%s>\n"
                .formatted(enumeration.name(), encoding, description(remarks.on(enumeration))));
        int number = 0;
        for (String symbol : enumeration.symbols().all().values()) {
            out.append("      <validValue name=\"%s\">%d</validValue>\n".formatted(symbol, number++));
        }
        out.append("    </enum>\n");
    }

    private void members(SbeBlock block, String indent) {
        List<Presence> words = Presence.of(block.bits());
        for (int i = 0; i < words.size(); i++) {
            field(
                    "field",
                    words.get(i).name(),
                    words.get(i).schemaType(),
                    description(List.of(bits(block, i))),
                    indent);
        }
        for (Value value : block.fields()) {
            String presence = value.optional() && value.leaf().kind().hasNull() ? " presence=\"optional\"" : "";
            field("field", value.name(), value.leaf().schemaType(), presence + description(value.owner()), indent);
        }
        block.groups().forEach(group -> group(group, indent));
        block.data()
                .forEach(value ->
                        field("data", value.name(), value.leaf().schemaType(), description(value.owner()), indent));
    }

    private String description(Owner owner) {
        return description(remarks.on(owner.slot(), owner.message()));
    }

    private static String description(List<String> lines) {
        return lines.isEmpty() ? "" : " description=\"%s\"".formatted(escaped(String.join(" ", lines)));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Which bit stands for which member. */
    private static String bits(SbeBlock block, int word) {
        return Stream.concat(block.fields().stream(), block.data().stream())
                .filter(value -> value.bit() >= 0 && value.bit() / Presence.MAX_BITS == word)
                .sorted(Comparator.comparingInt(Value::bit))
                .map(value -> "bit %d: %s".formatted(value.bit() % Presence.MAX_BITS, value.name()))
                .collect(Collectors.joining(", "));
    }

    private void field(String element, String name, String type, String more, String indent) {
        out.append("%s<%s name=\"%s\" id=\"%d\" type=\"%s\"%s/>\n".formatted(indent, element, name, id++, type, more));
    }

    private void group(Group group, String indent) {
        out.append("%s<group name=\"%s\" id=\"%d\" dimensionType=\"groupSizeEncoding\"%s>\n"
                .formatted(indent, group.name(), id++, description(group.owner())));
        members(group.block(), indent + "  ");
        out.append(indent).append("</group>\n");
    }
}
