package io.wirecost.compiler.circe;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.CodecTarget;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.compiler.scala.ScalaLiteral;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Emits circe's encoders and decoders. circe's derivation knows no names but those of the case class, and writes absent
 * fields as null, which other codecs of JSON leave out. So the instances are written out as its guide shows it.
 */
public final class CirceText {
    private final String id;
    private final boolean hasNulls;
    private final CaseClasses classes;
    private final Instances instances;
    private final CirceTypes types;
    private final SourceWriter out = new SourceWriter();

    private CirceText(String id, boolean hasNulls, CaseClasses classes) {
        this.id = id;
        this.hasNulls = hasNulls;
        this.classes = classes;
        this.instances = new Instances(classes);
        this.types = new CirceTypes(instances);
    }

    /** The target that leaves absent fields out, as all our JSON does. */
    public static Target target() {
        return target("circe", false);
    }

    /** The target that writes absent fields as null, as circe's derivation does. */
    public static Target withNulls() {
        return target("circenulls", true);
    }

    private static Target target(String id, boolean hasNulls) {
        return new CodecTarget(
                id,
                List.of(
                        "io.circe.Encoder",
                        "io.circe.jawn.JawnParser",
                        "io.circe.numbers.BiggerDecimal",
                        "cats.Functor"),
                classes -> new CirceText(id, hasNulls, classes).emit());
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(id)).line("");
        codec();
        out.line("").line("private object Encoders {");
        instances.forEachType((type, name) -> instance(name, "Encoder", type, types.encoder(type)));
        classes.schema().records().forEach(this::encoder);
        classes.schema().enums().forEach(this::encoder);
        out.line("}").line("").line("private object Decoders {");
        instances.forEachType((type, name) -> instance(name, "Decoder", type, types.decoder(type)));
        classes.schema().records().forEach(this::decoder);
        classes.schema().enums().forEach(this::decoder);
        out.line("def value[A](result: _root_.io.circe.Decoder.Result[A]): A =");
        out.line("  result.asInstanceOf[_root_.scala.Right[_root_.io.circe.DecodingFailure, A]].value");
        out.line("}").line("");
        return out + CirceTypes.LEAVES;
    }

    private void codec() {
        String root = classes.rootClass();
        String instance =
                Instances.ofDefinition(classes, classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.codec.Codec[%s] {", root);
        out.line("override def serialize(value: %s): _root_.scala.Array[_root_.scala.Byte] = {", root);
        out.line("val buffer = _root_.io.circe.Printer.noSpaces.printToByteBuffer(Encoders.%s(value))", instance);
        out.line("val bytes = new _root_.scala.Array[_root_.scala.Byte](buffer.remaining)");
        out.line("buffer.get(bytes)").line("bytes").line("}");
        out.line("override def deserialize(bytes: _root_.scala.Array[_root_.scala.Byte]): %s =", root);
        out.line("  _root_.io.circe.jawn.decodeByteArray[%s](bytes)(Decoders.%s) match {", root, instance);
        out.line("case _root_.scala.Right(value) => value");
        out.line("case _root_.scala.Left(error) => throw error").line("}").line("}");
    }

    private void instance(String name, String kind, Type type, String value) {
        out.line("lazy val %s: _root_.io.circe.%s[%s] = %s", name, kind, classes.type(type), value);
    }

    private void encoder(RecordDefinition record) {
        String type = classes.className(record.name());
        String encoder = "_root_.io.circe.Encoder.AsObject[%s]".formatted(type);
        out.line("lazy val %s: %s = new %s {", Instances.ofDefinition(classes, record.name()), encoder, encoder);
        out.line("override def encodeObject(value: %s): _root_.io.circe.JsonObject = {", type);
        out.line("val fields = _root_.scala.collection.immutable.Vector"
                + ".newBuilder[(_root_.java.lang.String, _root_.io.circe.Json)]");
        CaseClasses.held(record).forEach(field -> write(field, "value." + classes.field(record, field)));
        out.line("_root_.io.circe.JsonObject.fromIterable(fields.result())")
                .line("}")
                .line("}");
    }

    private void write(Field field, String value) {
        if (field.type().isOptional() && !hasNulls) {
            out.line("if (%s.isDefined) %s", value, added(field, field.type().present(), value + ".get"));
        } else {
            out.line(added(field, field.type(), value));
        }
    }

    private String added(Field field, Type type, String value) {
        return "fields += ((%s, %s(%s)))".formatted(ScalaLiteral.of(field.wireName()), instances.of(type), value);
    }

    private void decoder(RecordDefinition record) {
        String type = classes.className(record.name());
        String decoder = "_root_.io.circe.Decoder[%s]".formatted(type);
        List<Field> fields = CaseClasses.held(record).toList();
        out.line("lazy val %s: %s = new %s {", Instances.ofDefinition(classes, record.name()), decoder, decoder);
        out.line("override def apply(cursor: _root_.io.circe.HCursor): _root_.io.circe.Decoder.Result[%s] = {", type);
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            out.line(
                    "val field%d = cursor.get[%s](%s)(%s)",
                    i, classes.type(field.type()), ScalaLiteral.of(field.wireName()), instances.of(field.type()));
            out.line("if (field%d.isLeft) return field%d.asInstanceOf[_root_.io.circe.Decoder.Result[%s]]", i, i, type);
        }
        List<String> values = IntStream.range(0, fields.size())
                .mapToObj("value(field%d)"::formatted)
                .toList();
        out.line("_root_.scala.Right(%s)", classes.construct(record, values))
                .line("}")
                .line("}");
    }

    private void encoder(EnumDefinition enumeration) {
        out.line(
                "lazy val %s: _root_.io.circe.Encoder[%s] = _root_.io.circe.Encoder.instance {",
                Instances.ofDefinition(classes, enumeration.name()), classes.className(enumeration.name()));
        for (String symbol : enumeration.symbols()) {
            out.line(
                    "case %s => _root_.io.circe.Json.fromString(%s)",
                    classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("}");
    }

    private void decoder(EnumDefinition enumeration) {
        out.line(
                "lazy val %s: _root_.io.circe.Decoder[%s] = _root_.io.circe.Decoder.decodeString.emap {",
                Instances.ofDefinition(classes, enumeration.name()), classes.className(enumeration.name()));
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => _root_.scala.Right(%s)", ScalaLiteral.of(symbol), classes.symbol(enumeration, symbol));
        }
        out.line("case _ => _root_.scala.Left(\"unknown symbol\")").line("}");
    }
}
