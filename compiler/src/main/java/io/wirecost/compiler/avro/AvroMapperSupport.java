package io.wirecost.compiler.avro;

import io.wirecost.compiler.emit.SourceWriter;

/** Emits the methods that every mapper of generic records has. */
final class AvroMapperSupport {
    private AvroMapperSupport() {}

    static void emit(SourceWriter out) {
        String source = """

                private static byte[] bytes(java.lang.Object value) {
                if (value instanceof org.apache.avro.generic.GenericFixed) {
                return ((org.apache.avro.generic.GenericFixed) value).bytes();
                }
                java.nio.ByteBuffer in = (java.nio.ByteBuffer) value;
                byte[] out = new byte[in.remaining()];
                in.get(out);
                return out;
                }

                private static java.util.Map<java.lang.String, org.apache.avro.Schema> schemas() {
                org.apache.avro.Schema.Parser parser = new org.apache.avro.Schema.Parser();
                try (java.io.InputStream in = Mapper.class.getResourceAsStream("schema")) {
                parser.parse(in);
                return parser.getTypes();
                } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
                }
                }
                """;
        source.lines().forEach(out::line);
    }
}
