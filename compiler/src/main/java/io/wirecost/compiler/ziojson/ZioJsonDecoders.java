package io.wirecost.compiler.ziojson;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.compiler.scala.ScalaLiteral;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes zio-json's decoders of records and enums, each as the library's derivation reads it. */
final class ZioJsonDecoders {
    private static final String ZIO = "_root_.zio.json.";
    private static final String LEXER = ZIO + "internal.Lexer.";

    private final CaseClasses classes;
    private final Instances instances;
    private final SourceWriter out;

    ZioJsonDecoders(CaseClasses classes, Instances instances, SourceWriter out) {
        this.classes = classes;
        this.instances = instances;
        this.out = out;
    }

    void record(RecordDefinition record) {
        List<Field> fields = CaseClasses.held(record).toList();
        List<String> keys = fields.stream().map(Field::wireName).toList();
        begin(record.name());
        ZioJsonNames names = new ZioJsonNames(keys);
        names.declare(out);
        String spans = keys.stream()
                .map(key -> "%sJsonError.ObjectAccess(%s)".formatted(ZIO, ScalaLiteral.of(key)))
                .collect(Collectors.joining(", "));
        out.line("private[this] val spans = _root_.scala.Array[%sJsonError](%s)", ZIO, spans);
        unsafeDecode(record.name(), "{");
        for (int i = 0; i < fields.size(); i++) {
            declare(i, fields.get(i).type());
        }
        out.line("%schar(trace, in, '{')", LEXER);
        out.line("if (%sfirstField(trace, in)) while ({", LEXER);
        out.line("%s match {", names.read("field"));
        for (int i = 0; i < fields.size(); i++) {
            read(i, fields.get(i).type());
        }
        out.line("case _ => %sskipValue(trace, in)", LEXER).line("}");
        out.line("%snextField(trace, in)", LEXER).line("}) ()");
        for (int i = 0; i < fields.size(); i++) {
            if (!fields.get(i).type().isOptional()) {
                out.line("if (!found%d) %serror(\"missing\", spans(%d) :: trace)", i, LEXER, i);
            }
        }
        List<String> values =
                IntStream.range(0, fields.size()).mapToObj("field%d"::formatted).toList();
        out.line(classes.construct(record, values)).line("}").line("}");
    }

    private void declare(int place, Type type) {
        out.line(
                "var field%d: %s = %s",
                place,
                classes.type(type),
                type.isOptional() ? "_root_.scala.None" : "null.asInstanceOf[%s]".formatted(classes.type(type)));
        if (!type.isOptional()) {
            out.line("var found%d = false", place);
        }
    }

    private void read(int place, Type type) {
        out.line(
                "case %d => field%d = %s.unsafeDecode(spans(%d) :: trace, in)%s",
                place, place, instances.of(type), place, type.isOptional() ? "" : "; found" + place + " = true");
    }

    void enumeration(EnumDefinition enumeration) {
        ZioJsonNames names = new ZioJsonNames(enumeration.symbols());
        begin(enumeration.name());
        names.declare(out);
        unsafeDecode(enumeration.name(), names.read("enumeration") + " match {");
        for (int i = 0; i < enumeration.symbols().size(); i++) {
            out.line(
                    "case %d => %s",
                    i, classes.symbol(enumeration, enumeration.symbols().get(i)));
        }
        out.line("case _ => %serror(\"unknown symbol\", trace)", LEXER)
                .line("}")
                .line("}");
    }

    private void begin(String definition) {
        String decoder = "%sJsonDecoder[%s]".formatted(ZIO, classes.className(definition));
        out.line("lazy val %s: %s = new %s {", Instances.ofDefinition(classes, definition), decoder, decoder);
    }

    private void unsafeDecode(String definition, String body) {
        out.line(
                "override def unsafeDecode(trace: _root_.scala.collection.immutable.List[%sJsonError],"
                        + " in: %sinternal.RetractReader): %s = %s",
                ZIO, ZIO, classes.className(definition), body);
    }
}
