package io.wirecost.compiler.scalaavro;

import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.compiler.scala.ScalaLiteral;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;

/** Expressions for vulcan's codecs of all types but records and enums. */
final class VulcanTypes {
    /** What vulcan has no codec for: timestamps that are not of milliseconds, or local, and a UUID or decimal that is fixed. */
    static final String LEAVES = """
            private object Leaves {
              import _root_.io.wirecost.core.value.Carriers
              import _root_.java.time.{Instant, LocalDateTime}
              import _root_.java.util.UUID
              import _root_.vulcan.Codec

              val timestampMicros: Codec[Instant] =
                Codec.long.imap(value => Carriers.microsToInstant(value))(instant => Carriers.toMicros(instant))
              val localTimestampMillis: Codec[LocalDateTime] =
                Codec.long.imap(value => Carriers.millisToLocal(value))(local => Carriers.toMillis(local))
              val localTimestampMicros: Codec[LocalDateTime] =
                Codec.long.imap(value => Carriers.microsToLocal(value))(local => Carriers.toMicros(local))

              def fixed(name: String, namespace: String, size: Int): Codec[Array[Byte]] =
                Codec.fixed[Array[Byte]](name, namespace, size, bytes => bytes, bytes => Right(bytes))
              def uuid(name: String, namespace: String): Codec[UUID] =
                fixed(name, namespace, 16).imap(bytes => Carriers.toUuid(bytes))(uuid => Carriers.toBytes(uuid))
              def decimal(name: String, namespace: String, size: Int, scale: Int): Codec[BigDecimal] =
                fixed(name, namespace, size).imap(bytes => BigDecimal.exact(Carriers.toDecimal(bytes, scale)))(
                  decimal => Carriers.toUnscaled(decimal.bigDecimal, size))
            }
            """;

    private static final String CODEC = "_root_.vulcan.Codec.";

    private final CaseClasses classes;
    private final Instances instances;

    VulcanTypes(CaseClasses classes, Instances instances) {
        this.classes = classes;
        this.instances = instances;
    }

    String codec(Type type) {
        return type.match(new TypeCases<>(
                this::leaf,
                instances::of,
                array -> of("vector", array.element()),
                map -> of("map", map.element()),
                optional -> of("option", optional.element())));
    }

    private String of(String method, Type inner) {
        return "%s%s[%s](%s)".formatted(CODEC, method, classes.type(inner), instances.of(inner));
    }

    private String leaf(Type.Leaf type) {
        return type.match(new LeafCases<>(
                VulcanTypes::primitive,
                VulcanTypes::temporal,
                fixed -> "Leaves.fixed(%s, %d)".formatted(named(fixed.name()), fixed.size()),
                decimal -> decimal.fixed()
                        .map(fixed -> "Leaves.decimal(%s, %d, %d)"
                                .formatted(named(fixed.name()), fixed.size(), decimal.scale()))
                        .orElseGet(() -> "%sdecimal(%d, %d)".formatted(CODEC, decimal.precision(), decimal.scale())),
                uuid -> uuid.fixed()
                        .map(fixed -> "Leaves.uuid(%s)".formatted(named(fixed.name())))
                        .orElse(CODEC + "uuid"),
                instances::of));
    }

    /** The two arguments that name a type of the schema. */
    static String named(String fullName) {
        String name = Definition.simpleName(fullName);
        String namespace = fullName.substring(0, Math.max(0, fullName.length() - name.length() - 1));
        return ScalaLiteral.of(name) + ", " + ScalaLiteral.of(namespace);
    }

    private static String primitive(Type.Primitive type) {
        return CODEC
                + switch (type) {
                    case NULL -> "none";
                    case BOOLEAN -> "boolean";
                    case INT -> "int";
                    case LONG -> "long";
                    case FLOAT -> "float";
                    case DOUBLE -> "double";
                    case BYTES -> "bytes";
                    case STRING -> "string";
                };
    }

    private static String temporal(Type.Temporal type) {
        return switch (type) {
            case DATE -> CODEC + "localDate";
            case TIME_MILLIS -> CODEC + "localTimeMillis";
            case TIME_MICROS -> CODEC + "localTimeMicros";
            case TIMESTAMP_MILLIS -> CODEC + "instant";
            case TIMESTAMP_MICROS -> "Leaves.timestampMicros";
            case LOCAL_TIMESTAMP_MILLIS -> "Leaves.localTimestampMillis";
            case LOCAL_TIMESTAMP_MICROS -> "Leaves.localTimestampMicros";
        };
    }
}
