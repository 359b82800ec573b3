package io.wirecost.compiler.scalaavro;

import io.wirecost.compiler.emit.SourceWriter;

/**
 * Emits the codec around a library that turns case classes into Avro's generic values and back. Avro's own writer and
 * reader know the schema once for all messages; encoder and decoder are new for each.
 */
final class BinaryText {
    private BinaryText() {}

    /**
     * @param root the class of the root record
     * @param parts lines that define {@code schema}, and {@code encode} and {@code decode} for one value
     * @param reader an expression for the reader of generic values
     */
    static void codec(SourceWriter out, String root, String parts, String reader) {
        String avro = "_root_.org.apache.avro.";
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        parts.lines().forEach(out::line);
        out.line("private val writer = new %sgeneric.GenericDatumWriter[_root_.scala.Any](schema)", avro);
        out.line("private val reader = %s", reader).line("");
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] = {", root);
        out.line("val out = new _root_.java.io.ByteArrayOutputStream");
        out.line("val encoder = %sio.EncoderFactory.get().binaryEncoder(out, null)", avro);
        out.line("writer.write(encode(value), encoder)");
        out.line("encoder.flush()").line("out.toByteArray").line("}").line("");
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  decode(reader.read(null, %sio.DecoderFactory.get().binaryDecoder(bytes, null)))", avro);
        out.line("}").line("");
    }
}
