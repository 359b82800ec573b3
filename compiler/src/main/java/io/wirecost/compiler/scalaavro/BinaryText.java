package io.wirecost.compiler.scalaavro;

import io.wirecost.compiler.avro.AvroSchemaText;
import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.CodecTarget;
import io.wirecost.compiler.target.Emission.DerivedSchema;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Schema;
import java.util.List;

/**
 * Emits the codec around a library that turns case classes into Avro's generic values and back. Avro's own writer and
 * reader know the schema once for all messages; encoder and decoder are new for each.
 */
final class BinaryText {
    private static final String AVRO = "_root_.org.apache.avro.";
    private static final String CORE = "_root_.io.wirecost.core.codec.";

    private BinaryText() {}

    /** The target with the schemas by which its codec writes, and reads what another version has written. */
    static CodecTarget withSchemas(CodecTarget target) {
        return target.withLoaded(schema -> new DerivedSchema("schema.avsc", AvroSchemaText.emit(held(schema))))
                .withReader(schema -> AvroSchemaText.emitWithNotes(held(schema)));
    }

    /** The schema of what case classes hold. A field that never has a value has no bytes in Avro either. */
    private static Schema held(Schema schema) {
        List<Definition> definitions = schema.definitions().stream()
                .map(definition -> definition
                        .asRecord()
                        .<Definition>map(record ->
                                record.withFields(CaseClasses.held(record).toList()))
                        .orElse(definition))
                .toList();
        return new Schema(schema.root().name(), definitions);
    }

    /**
     * @param root the class of the root record
     * @param parts lines that define {@code schema}, and {@code encode} and {@code decode} for one value
     * @param reader the class that reads generic values; {@code readerSchema} is the schema that it reads by
     */
    static void codec(SourceWriter out, String root, String parts, String reader) {
        String versions = "versions: %sSchemaVersions".formatted(CORE);
        out.line(
                "final class Mapper(%s) extends %sCodec[%s] with %sRecordFiles[%s] {",
                versions, CORE, root, CORE, root);
        out.line("def this() = this(null)").line("");
        parts.lines().forEach(out::line);
        for (String which : List.of("writer", "reader")) {
            out.line("private val %sSchema =", which);
            out.line("  if (versions == null) schema");
            out.line("  else new %sSchema.Parser().parse(versions.%s)", AVRO, which);
        }
        out.line("private val datumWriter = new %sgeneric.GenericDatumWriter[_root_.scala.Any](schema)", AVRO);
        out.line("private val datumReader = new %s[_root_.scala.Any](writerSchema, readerSchema)", reader)
                .line("");
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] = {", root);
        out.line("val out = new _root_.java.io.ByteArrayOutputStream");
        out.line("val encoder = %sio.EncoderFactory.get().binaryEncoder(out, null)", AVRO);
        out.line("datumWriter.write(encode(value), encoder)");
        out.line("encoder.flush()").line("out.toByteArray").line("}").line("");
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  decode(datumReader.read(null, %sio.DecoderFactory.get().binaryDecoder(bytes, null)))", AVRO);
        containers(out, root);
        out.line("}").line("");
    }

    /** Files with the schema once and the records in blocks. */
    private static void containers(SourceWriter out, String root) {
        String form = "form: " + CORE + "FileForm";
        out.line("");
        out.line("override def writer(%s, out: _root_.java.io.OutputStream): %sRecordWriter[%s] = {", form, CORE, root);
        out.line("val container = new %sfile.DataFileWriter[_root_.scala.Any](datumWriter)", AVRO);
        out.line("if (form == %sFileForm.CONTAINER_DEFLATE) {", CORE);
        out.line("val factory = %sfile.CodecFactory.deflateCodec(", AVRO);
        out.line("  %sfile.CodecFactory.DEFAULT_DEFLATE_LEVEL)", AVRO);
        out.line("container.setCodec(factory)").line("}");
        out.line("container.create(schema, out)");
        out.line("new %sRecordWriter[%s] {", CORE, root);
        out.line("override def write(value: %s): _root_.scala.Unit = container.append(encode(value))", root);
        out.line("override def close(): _root_.scala.Unit = container.close()");
        out.line("}").line("}").line("");
        out.line("override def reader(%s, in: _root_.java.io.InputStream): %sRecordReader[%s] = {", form, CORE, root);
        out.line("val container = new %sfile.DataFileStream[_root_.scala.Any](in, datumReader)", AVRO);
        out.line("new %sRecordReader[%s] {", CORE, root);
        out.line("override def next(): _root_.java.util.Optional[%s] =", root);
        out.line("  if (container.hasNext) _root_.java.util.Optional.of(decode(container.next()))");
        out.line("  else _root_.java.util.Optional.empty[%s]()", root);
        out.line("override def close(): _root_.scala.Unit = container.close()");
        out.line("}").line("}");
    }
}
