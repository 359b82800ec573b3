package io.wirecost.compiler.scalaavro;

import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import java.util.List;

/**
 * What unions need beside the libraries. avro4s has unions of sealed traits only, and vulcan finds a branch by a name without its
 * namespace.
 */
final class UnionText {
    /** A union's branch is told by Avro's own library. */
    static final String VULCAN = """

            private object Unions {
              import _root_.org.apache.avro.Schema
              import _root_.org.apache.avro.generic.GenericData
              import _root_.scala.jdk.CollectionConverters._
              import _root_.vulcan.{AvroError, Codec}

              final class Branch[A, B](val codec: Codec[B], get: A => Option[B], make: B => A) {
                def encode(value: A): Option[Either[AvroError, Any]] = get(value).map(codec.encode(_))
                def decode(value: Any, schema: Schema): Either[AvroError, A] = codec.decode(value, schema).map(make)
              }

              def union[A](branches: Branch[A, _]*): Codec[A] = {
                val all = branches.toVector
                Codec.instance[Any, A](
                  Right(Schema.createUnion(all.map(branch => Codecs.right(branch.codec.schema)).asJava)),
                  value => all.iterator.flatMap(_.encode(value)).next(),
                  (value, schema) => {
                    val found = GenericData.get().resolveUnion(schema, value)
                    all(found - schema.getTypes.size + all.size).decode(value, schema.getTypes.get(found))
                  })
              }

              def option[A](codec: Codec[A]): Codec[Option[A]] = {
                val absent = Schema.create(Schema.Type.NULL)
                Codec.instance[Any, Option[A]](
                  codec.schema.map(union => Schema.createUnion((absent +: union.getTypes.asScala.toVector).asJava)),
                  value => value.fold[Either[AvroError, Any]](Right(null))(codec.encode(_)),
                  (value, schema) => if (value == null) Right(None) else codec.decode(value, schema).map(Some(_)))
              }

              def around[A](name: String, namespace: String, codec: Codec[A]): Codec[A] =
                Codec.record[A](name, namespace)(field => field[A]("value", value => value)(codec))
            }
            """;

    /** The schema says what the branches are, as it does for records. */
    static final String AVRO4S = """

            private object Unions {
              import _root_.com.sksamuel.avro4s.{Decoder, DecoderHelpers, Encoder, EncoderHelpers, SchemaFor}
              import _root_.org.apache.avro.Schema
              import _root_.org.apache.avro.generic.{GenericData, IndexedRecord}
              import _root_.scala.jdk.CollectionConverters._

              def unknown[A]: SchemaFor[A] = SchemaFor[A](Schema.createUnion())

              def branches(union: Schema, count: Int): Vector[Schema] = union.getTypes.asScala.toVector.takeRight(count)

              def content(branch: Schema, isAround: Boolean): Schema =
                if (isAround) branch.getFields.get(0).schema else branch

              def around(schema: Schema, value: AnyRef): AnyRef = {
                val record = new GenericData.Record(schema)
                record.put(0, value)
                record
              }

              final class BranchEncoder[A, B](get: A => Option[B], encoder: => Encoder[B], isAround: Boolean) {
                def in(schema: Schema): A => Option[AnyRef] = {
                  lazy val own = EncoderHelpers.buildWithSchema(encoder, SchemaFor[B](content(schema, isAround)))
                  value => get(value).map(own.encode).map(encoded => if (isAround) around(schema, encoded) else encoded)
                }
              }

              final class UnionEncoder[A](val schemaFor: SchemaFor[A], all: BranchEncoder[A, _]*) extends Encoder[A] {
                private lazy val own = all.toVector.zip(branches(schemaFor.schema, all.size)).map {
                  case (branch, schema) => branch.in(schema)
                }
                override def encode(value: A): AnyRef = own.iterator.flatMap(_(value)).next()
                override def withSchema(given: SchemaFor[A]): Encoder[A] = new UnionEncoder[A](given, all: _*)
              }

              final class OptionEncoder[A](val schemaFor: SchemaFor[Option[A]], union: => Encoder[A]) extends Encoder[Option[A]] {
                private lazy val own = union.withSchema(SchemaFor[A](schemaFor.schema))
                override def encode(value: Option[A]): AnyRef = value.fold[AnyRef](null)(own.encode)
                override def withSchema(given: SchemaFor[Option[A]]): Encoder[Option[A]] = new OptionEncoder[A](given, union)
              }

              final class BranchDecoder[A, B](make: B => A, decoder: => Decoder[B], isAround: Boolean) {
                def in(schema: Schema): Any => A = {
                  lazy val own = DecoderHelpers.buildWithSchema(decoder, SchemaFor[B](content(schema, isAround)))
                  value => make(own.decode(if (isAround) value.asInstanceOf[IndexedRecord].get(0) else value))
                }
              }

              final class UnionDecoder[A](val schemaFor: SchemaFor[A], all: BranchDecoder[A, _]*) extends Decoder[A] {
                private lazy val own = all.toVector.zip(branches(schemaFor.schema, all.size)).map {
                  case (branch, schema) => branch.in(schema)
                }
                override def decode(value: Any): A = {
                  val union = schemaFor.schema
                  own(GenericData.get().resolveUnion(union, value) - union.getTypes.size + own.size)(value)
                }
                override def withSchema(given: SchemaFor[A]): Decoder[A] = new UnionDecoder[A](given, all: _*)
              }

              final class OptionDecoder[A](val schemaFor: SchemaFor[Option[A]], union: => Decoder[A]) extends Decoder[Option[A]] {
                private lazy val own = union.withSchema(SchemaFor[A](schemaFor.schema))
                override def decode(value: Any): Option[A] = if (value == null) None else Some(own.decode(value))
                override def withSchema(given: SchemaFor[Option[A]]): Decoder[Option[A]] = new OptionDecoder[A](given, union)
              }
            }
            """;

    private UnionText() {}

    /**
     * A support text, or nothing for a schema without unions.
     *
     * @param told the schema by {@link io.wirecost.compiler.avro.AvroUnions#told}
     */
    static String ifNeeded(Schema told, String text) {
        return told.records().anyMatch(RecordDefinition::isUnion) ? text : "";
    }

    /** The function that makes a union's case class of a branch's value. */
    static String made(CaseClasses classes, RecordDefinition union, Field branch) {
        List<String> values = union.fields().stream()
                .map(field -> field.equals(branch) ? "_root_.scala.Some(b)" : "_root_.scala.None")
                .toList();
        return "b => " + classes.construct(union, values);
    }
}
