package io.wirecost.compiler.scala;

import io.wirecost.compiler.emit.SourceWriter;
import io.wirecost.core.access.NativeFields;
import io.wirecost.core.codec.GeneratedCode;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Type;
import java.util.List;

/** Emits the mapper between neutral values and case classes, which also reads single fields. It is never timed. */
final class MapperText {
    private static final String RECORD = "_root_.io.wirecost.core.value.RecordValue";
    private static final String ANY = "_root_.scala.Any";
    private static final String REF = "_root_.scala.AnyRef";

    private final CaseClasses classes;
    private final Conversions conversions;
    private final SourceWriter out = new SourceWriter();

    private MapperText(CaseClasses classes) {
        this.classes = classes;
        this.conversions = new Conversions(classes);
    }

    static String emit(CaseClasses classes) {
        return new MapperText(classes).emit();
    }

    private String emit() {
        out.line("package " + GeneratedCode.targetPackage(CaseClasses.target())).line("");
        mapper();
        out.line("").line("object Mapper {");
        classes.schema().records().forEach(this::record);
        classes.schema().enums().forEach(this::enumeration);
        symbols();
        HELPERS.lines().forEach(out::line);
        return out.line("}").toString();
    }

    private void mapper() {
        String root = classes.rootClass();
        int number = classes.number(classes.schema().root().name());
        out.line("final class Mapper extends _root_.io.wirecost.core.value.DomainMapper[%s] {", root);
        out.line("override def rootClass: _root_.java.lang.Class[%s] = _root_.scala.Predef.classOf[%s]", root, root);
        out.line("override def toDomain(value: %s): %s = Mapper.to%d(value)", RECORD, root, number);
        out.line("override def fromDomain(value: %s): %s =", root, RECORD);
        out.line("  if (value eq null) null else Mapper.from%d(value)", number);
        out.line("override def toDomain(of: _root_.io.wirecost.core.schema.Type.Leaf, value: %s): %s =", REF, REF);
        out.line("  Mapper.leaf(of, value)");
        out.line("override def same(one: %s, other: %s): _root_.scala.Boolean = Mapper.same(one, other)", root, root);
        out.line("}");
    }

    private void record(RecordDefinition record) {
        int number = classes.number(record.name());
        String type = classes.className(record.name());
        List<Field> fields = record.fields();
        out.line("").line("def to%d(value: %s): %s =", number, RECORD, type);
        out.line(
                "  %s",
                classes.construct(
                        record,
                        CaseClasses.held(record)
                                .map(field ->
                                        conversions.to(field.type(), "value.get(%d)".formatted(fields.indexOf(field))))
                                .toList()));
        out.line("def from%d(value: %s): %s =", number, type, RECORD);
        out.line(
                "  %s.of(%s)",
                RECORD,
                String.join(
                        ", ",
                        fields.stream()
                                .map(field -> CaseClasses.isHeld(field)
                                        ? conversions.from(field.type(), "value." + classes.field(record, field))
                                        : "null")
                                .toList()));
        fields.forEach(field -> reader(record, field));
    }

    /** What {@link NativeFields} calls. */
    private void reader(RecordDefinition record, Field field) {
        Type type = field.type();
        if (type.present().contained().isPresent()) {
            return;
        }
        String name = NativeFields.method(classes.schema(), record, field);
        String value = "of.asInstanceOf[%s].%s"
                .formatted(
                        classes.className(record.name()),
                        CaseClasses.isHeld(field) ? classes.field(record, field) : "");
        String read = !CaseClasses.isHeld(field)
                ? "null"
                : type.isOptional() ? "orNull(%s)".formatted(value) : "%s.asInstanceOf[%s]".formatted(value, REF);
        out.line("def %s(of: %s): %s = %s", name, ANY, REF, read);
    }

    private void enumeration(EnumDefinition enumeration) {
        int number = classes.number(enumeration.name());
        String type = classes.className(enumeration.name());
        out.line("").line("def to%d(symbol: %s): %s = symbol match {", number, ANY, type);
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", ScalaLiteral.of(symbol), classes.symbol(enumeration, symbol));
        }
        out.line("case _ => null").line("}");
        out.line("def from%d(constant: %s): %s = constant match {", number, type, REF);
        for (String symbol : enumeration.symbols()) {
            out.line("case %s => %s", classes.symbol(enumeration, symbol), ScalaLiteral.of(symbol));
        }
        out.line("case _ => null").line("}");
    }

    private void symbols() {
        out.line("").line("private def constant(enumeration: _root_.java.lang.String, symbol: %s): %s =", ANY, REF);
        out.line("  enumeration match {");
        classes.schema()
                .enums()
                .forEach(enumeration -> out.line(
                        "case %s => to%d(symbol)",
                        ScalaLiteral.of(enumeration.name()), classes.number(enumeration.name())));
        out.line("case _ => null").line("}").line("");
    }

    private static final String HELPERS = """
            def %s(root: _root_.scala.AnyRef): _root_.scala.AnyRef = root

            private def leaf(of: _root_.io.wirecost.core.schema.Type.Leaf, value: _root_.scala.AnyRef): _root_.scala.AnyRef =
              value match {
            case null => null
            case decimal: _root_.java.math.BigDecimal => _root_.scala.math.BigDecimal.exact(decimal)
            case symbol: _root_.java.lang.String if of.asEnum().isPresent => constant(of.asEnum().get().name(), symbol)
            case other => other
            }

            private def same(one: _root_.scala.Any, other: _root_.scala.Any): _root_.scala.Boolean = one match {
            case bytes: _root_.scala.Array[_root_.scala.Byte] =>
              _root_.java.util.Arrays.equals(bytes, other.asInstanceOf[_root_.scala.Array[_root_.scala.Byte]])
            case decimal: _root_.scala.math.BigDecimal =>
              decimal.bigDecimal.equals(other.asInstanceOf[_root_.scala.math.BigDecimal].bigDecimal)
            case map: _root_.scala.collection.immutable.Map[_, _] =>
              val others = other.asInstanceOf[_root_.scala.collection.immutable.Map[_root_.scala.Any, _root_.scala.Any]]
              map.size == others.size && map.forall(entry => others.get(entry._1).exists(same(entry._2, _)))
            case list: _root_.scala.collection.immutable.Vector[_] =>
              list.corresponds(other.asInstanceOf[_root_.scala.collection.immutable.Vector[_root_.scala.Any]])(same(_, _))
            case product: _root_.scala.Product =>
              (product.getClass eq other.getClass) &&
                product.productIterator.corresponds(other.asInstanceOf[_root_.scala.Product].productIterator)(same(_, _))
            case leaf => leaf.equals(other)
            }

            private def orNull(option: _root_.scala.Option[_root_.scala.Any]): _root_.scala.AnyRef =
              if (option.isEmpty) null else option.get.asInstanceOf[_root_.scala.AnyRef]

            private def toOption[A](value: _root_.scala.Any)(convert: _root_.scala.Any => A): _root_.scala.Option[A] =
              if (value == null) _root_.scala.None else _root_.scala.Some(convert(value))

            private def fromOption[A](option: _root_.scala.Option[A])(convert: A => _root_.scala.AnyRef): _root_.scala.AnyRef =
              if (option.isEmpty) null else convert(option.get)

            private def toVector[A](value: _root_.scala.Any)(
                convert: _root_.scala.Any => A): _root_.scala.collection.immutable.Vector[A] = {
            val vector = _root_.scala.collection.immutable.Vector.newBuilder[A]
            value.asInstanceOf[_root_.java.util.List[_root_.scala.Any]].forEach(element => vector += convert(element))
            vector.result()
            }

            private def fromVector[A](vector: _root_.scala.collection.immutable.Vector[A])(
                convert: A => _root_.scala.AnyRef): _root_.scala.AnyRef = {
            val list = new _root_.java.util.ArrayList[_root_.scala.AnyRef](vector.size)
            vector.foreach(element => list.add(convert(element)))
            list
            }

            private def toMap[A](value: _root_.scala.Any)(
                convert: _root_.scala.Any => A): _root_.scala.collection.immutable.Map[_root_.java.lang.String, A] = {
            val map = _root_.scala.collection.immutable.Map.newBuilder[_root_.java.lang.String, A]
            value.asInstanceOf[_root_.java.util.Map[_root_.java.lang.String, _root_.scala.Any]]
              .forEach((key, each) => map += ((key, convert(each))))
            map.result()
            }

            private def fromMap[A](map: _root_.scala.collection.immutable.Map[_root_.java.lang.String, A])(
                convert: A => _root_.scala.AnyRef): _root_.scala.AnyRef = {
            val copy = new _root_.java.util.LinkedHashMap[_root_.java.lang.String, _root_.scala.AnyRef]
            map.foreach(entry => copy.put(entry._1, convert(entry._2)))
            copy
            }
            """.formatted(NativeFields.ROOT_METHOD);
}
