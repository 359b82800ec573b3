package io.wirecost.compiler.scalaavro;

import io.wirecost.compiler.scala.Instances;
import io.wirecost.compiler.scala.ScalaLiteral;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;

/** Expressions for vulcan's codecs of all types but records and enums. */
final class VulcanTypes {
    /** What vulcan has no codec for: timestamps that are not of milliseconds, or local, and a UUID or decimal that is fixed. */
    static final String LEAVES = """
            private object Leaves {
              import _root_.io.wirecost.core.value.Carriers
              import _root_.java.time.{Instant, LocalDateTime}
              import _root_.java.util.UUID
              import _root_.vulcan.Codec

              val timestampNanos: Codec[Instant] =
                Codec.long.imap(value => Carriers.nanosToInstant(value))(instant => Carriers.toEpochNanos(instant))
              val timestampMicros: Codec[Instant] =
                Codec.long.imap(value => Carriers.microsToInstant(value))(instant => Carriers.toMicros(instant))
              val localTimestampMillis: Codec[LocalDateTime] =
                Codec.long.imap(value => Carriers.millisToLocal(value))(local => Carriers.toMillis(local))
              val localTimestampMicros: Codec[LocalDateTime] =
                Codec.long.imap(value => Carriers.microsToLocal(value))(local => Carriers.toMicros(local))
              val localTimestampNanos: Codec[LocalDateTime] =
                Codec.long.imap(value => Carriers.nanosToLocal(value))(local => Carriers.toEpochNanos(local))

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

    private final Instances instances;
    private final Schema told;

    /** @param told the schema by {@link io.wirecost.compiler.avro.AvroUnions#told} */
    VulcanTypes(Instances instances, Schema told) {
        this.instances = instances;
        this.told = told;
    }

    String codec(Type type) {
        return switch (type.kind()) {
            case NULL -> CODEC + "none";
            case BOOLEAN -> CODEC + "boolean";
            case INT -> CODEC + "int";
            case LONG -> CODEC + "long";
            case FLOAT -> CODEC + "float";
            case DOUBLE -> CODEC + "double";
            case BYTES -> CODEC + "bytes";
            case STRING -> CODEC + "string";
            case FIXED -> "Leaves.fixed(%s, %d)".formatted(named(type.name()), type.size());
            case DECIMAL ->
                type.fixed()
                        .map(fixed ->
                                "Leaves.decimal(%s, %d, %d)".formatted(named(fixed.name()), fixed.size(), type.scale()))
                        .orElseGet(() -> "%sdecimal(%d, %d)".formatted(CODEC, type.precision(), type.scale()));
            case UUID ->
                type.fixed()
                        .map(fixed -> "Leaves.uuid(%s)".formatted(named(fixed.name())))
                        .orElse(CODEC + "uuid");
            case DATE -> CODEC + "localDate";
            case TIME_MILLIS -> CODEC + "localTimeMillis";
            case TIME_MICROS -> CODEC + "localTimeMicros";
            case TIMESTAMP_MILLIS -> CODEC + "instant";
            case TIMESTAMP_MICROS -> "Leaves.timestampMicros";
            case TIMESTAMP_NANOS -> "Leaves.timestampNanos";
            case LOCAL_TIMESTAMP_MILLIS -> "Leaves.localTimestampMillis";
            case LOCAL_TIMESTAMP_MICROS -> "Leaves.localTimestampMicros";
            case LOCAL_TIMESTAMP_NANOS -> "Leaves.localTimestampNanos";
            case ENUM, RECORD -> instances.of(type);
            case ARRAY -> instances.around(type, CODEC + "vector[%s](%s)");
            case MAP -> instances.around(type, CODEC + "map[%s](%s)");
            case OPTIONAL -> instances.around(type, (isUnion(type.element()) ? "Unions." : CODEC) + "option[%s](%s)");
        };
    }

    private boolean isUnion(Type type) {
        return type.asRecord().filter(ref -> told.record(ref.name()).isUnion()).isPresent();
    }

    /** The two arguments that name a type of the schema. */
    static String named(String fullName) {
        String name = Definition.simpleName(fullName);
        String namespace = fullName.substring(0, Math.max(0, fullName.length() - name.length() - 1));
        return ScalaLiteral.of(name) + ", " + ScalaLiteral.of(namespace);
    }
}
