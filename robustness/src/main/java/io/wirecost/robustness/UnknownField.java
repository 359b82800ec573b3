package io.wirecost.robustness;

import io.wirecost.core.codec.CodecInfo;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** How a field that the schema does not have stands in a message of a format, at the beginning or at the end. */
interface UnknownField {
    /** The name of a field that no schema has. */
    String NAME = "wirecost_unknown";

    /** The number of a field that no schema has. */
    int NUMBER = 1000;

    /** Returns the message with a further field; empty if it is not one whose fields stand where they are expected. */
    Optional<byte[]> with(byte[] message, Unknown field);

    /** Returns fields of all types that the format has, and of some that it does not have. */
    List<Unknown> unknown();

    /** Returns fields whose values lie in each other. */
    List<Unknown> nested(int levels);

    /**
     * A field and its value.
     *
     * @param bytes as {@link #with} takes them: what follows the name, or the field as a whole where it has no name
     */
    record Unknown(String words, byte[] bytes) {}

    /** Returns the form of a codec's messages; empty if a message of its format has the fields of its schema only. */
    static Optional<UnknownField> of(CodecInfo codec) {
        return Optional.ofNullable(
                switch (codec.format()) {
                    case "JSON" -> new BraceFields("\"" + NAME + "\":");
                    case "Ion" -> codec.layout().equals("text") ? new BraceFields(NAME + ":") : new IonFields();
                    case "YAML" -> new YamlFields();
                    case "XML" -> new XmlFields();
                    case "MessagePack" -> codec.layout().equals("named maps") ? MapFields.MESSAGE_PACK : null;
                    case "CBOR" -> MapFields.CBOR;
                    case "Smile" -> new SmileFields();
                    case "BSON" -> new BsonFields();
                    case "JSONB" -> OpenFields.JSONB;
                    case "UBJSON" -> OpenFields.UBJSON;
                    case "Hessian 2" -> new HessianFields();
                    case "Protocol Buffers" -> new ProtobufFields();
                    case "Thrift" -> ThriftFields.of(codec);
                    default -> null;
                });
    }

    /** Returns one byte for each character. */
    static byte[] text(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Returns values that are opened and closed, one in the other. */
    static byte[] nest(byte[] open, byte[] innermost, byte[] close, int levels) {
        return Bytes.joined(Bytes.repeated(open, levels), innermost, Bytes.repeated(close, levels));
    }

    /** Fields between braces, whose values are those of JSON. */
    record BraceFields(String name) implements UnknownField {
        @Override
        public Optional<byte[]> with(byte[] message, Unknown field) {
            String text = new String(message, StandardCharsets.ISO_8859_1);
            int at = text.indexOf('{') + 1;
            String comma = text.substring(at).strip().startsWith("}") ? "" : ",";
            return Optional.of(at)
                    .filter(found -> found > 0)
                    .map(found ->
                            Bytes.replaced(message, found, found, Bytes.joined(text(name), field.bytes, text(comma))));
        }

        @Override
        public List<Unknown> unknown() {
            return List.of("1", "\"x\"", "null", "[]", "{}", "[{\"a\":[1,2.5,true]}]", "1e400").stream()
                    .map(value -> new Unknown("a field of an unknown name with " + value, text(value)))
                    .toList();
        }

        @Override
        public List<Unknown> nested(int levels) {
            return List.of(
                    new Unknown("lists", nest(text("["), new byte[0], text("]"), levels)),
                    new Unknown("objects", nest(text("{\"a\":"), text("1"), text("}"), levels)));
        }
    }

    /** Lines of YAML at the beginning. */
    record YamlFields() implements UnknownField {
        @Override
        public Optional<byte[]> with(byte[] message, Unknown field) {
            String text = new String(message, StandardCharsets.ISO_8859_1);
            int at = text.startsWith("---") ? text.indexOf('\n') + 1 : 0;
            byte[] line = Bytes.joined(text(NAME + ": "), field.bytes, text("\n"));
            return text.startsWith("{") ? Optional.empty() : Optional.of(Bytes.replaced(message, at, at, line));
        }

        @Override
        public List<Unknown> unknown() {
            return List.of("1", "x", "~", "[]", "{}", "!!binary aGk=", "!unknown x", "&a [*a]").stream()
                    .map(value -> new Unknown("a field of an unknown name with " + value, text(value)))
                    .toList();
        }

        @Override
        public List<Unknown> nested(int levels) {
            return List.of(
                    new Unknown("lists", nest(text("["), new byte[0], text("]"), levels)),
                    new Unknown("maps", nest(text("{a: "), text("1"), text("}"), levels)));
        }
    }

    /** Documents of BSON, which begin with their length. */
    record BsonFields() implements UnknownField {
        private static final int DOCUMENT = 3;
        private static final int EMPTY_BYTES = 5;

        /** Length, type, name of one character and its end, end of the document. */
        private static final int LEVEL_BYTES = 8;

        @Override
        public Optional<byte[]> with(byte[] message, Unknown field) {
            byte[] named = Bytes.joined(
                    Bytes.of(field.bytes[0]), text(NAME + "\0"), Bytes.replaced(field.bytes, 0, 1, new byte[0]));
            return Optional.of(withItsLength(Bytes.replaced(message, Integer.BYTES, Integer.BYTES, named)));
        }

        /** Returns a message that begins with its own length. */
        static byte[] withItsLength(byte[] message) {
            return ByteBuffer.wrap(message.clone())
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(0, message.length)
                    .array();
        }

        @Override
        public List<Unknown> unknown() {
            return List.of(
                    new Unknown("a field of an unknown name with null", Bytes.of(0x0a)),
                    new Unknown("a field of an unknown name with true", Bytes.of(0x08, 1)),
                    new Unknown("a field of an unknown name with the smallest key", Bytes.of(0xff)),
                    new Unknown("a field of an unknown name and type 0x14", Bytes.of(0x14, 0, 0, 0, 0)));
        }

        @Override
        public List<Unknown> nested(int levels) {
            byte[] bytes = new byte[1 + LEVEL_BYTES * levels + EMPTY_BYTES];
            ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            buffer.put((byte) DOCUMENT);
            for (int left = levels; left > 0; left--) {
                buffer.putInt(LEVEL_BYTES * left + EMPTY_BYTES)
                        .put((byte) DOCUMENT)
                        .put((byte) 'a')
                        .put((byte) 0);
            }
            buffer.putInt(EMPTY_BYTES); // the ends are zeros
            return List.of(new Unknown("documents", bytes));
        }
    }
}
