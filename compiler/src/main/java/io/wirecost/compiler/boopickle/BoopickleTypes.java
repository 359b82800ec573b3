package io.wirecost.compiler.boopickle;

import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.Type;

/** Expressions for BooPickle's picklers of all types but records and enums. */
final class BoopickleTypes {
    /** What BooPickle has no pickler for: a value that always is the same, and dates and times, which travel as integers. */
    static final String LEAVES = """
            private object Leaves {
              import _root_.boopickle.{BasicPicklers, ConstPickler, Pickler}
              import _root_.io.wirecost.core.value.Carriers
              import _root_.java.time.{Instant, LocalDate, LocalDateTime, LocalTime}

              private def ofInt[A](from: Int => A, to: A => Int): Pickler[A] = BasicPicklers.IntPickler.xmap(from)(to)
              private def ofLong[A](from: Long => A, to: A => Long): Pickler[A] = BasicPicklers.LongPickler.xmap(from)(to)

              val nothing: Pickler[None.type] = ConstPickler[None.type](None)
              val bytes: Pickler[Array[Byte]] =
                BasicPicklers.ArrayPickler[Byte](BasicPicklers.BytePickler, _root_.scala.reflect.ClassTag.Byte)
              val date: Pickler[LocalDate] = ofInt(days => Carriers.toDate(days), date => Carriers.toDays(date))
              val timeMillis: Pickler[LocalTime] =
                ofInt(millis => Carriers.millisToTime(millis), time => Carriers.toMillisOfDay(time))
              val timeMicros: Pickler[LocalTime] =
                ofLong(micros => Carriers.microsToTime(micros), time => Carriers.toMicrosOfDay(time))
              val timestampMillis: Pickler[Instant] =
                ofLong(millis => Carriers.millisToInstant(millis), instant => Carriers.toMillis(instant))
              val timestampNanos: Pickler[Instant] =
                ofLong(nanos => Carriers.nanosToInstant(nanos), instant => Carriers.toEpochNanos(instant))
              val timestampMicros: Pickler[Instant] =
                ofLong(micros => Carriers.microsToInstant(micros), instant => Carriers.toMicros(instant))
              val localMillis: Pickler[LocalDateTime] =
                ofLong(millis => Carriers.millisToLocal(millis), local => Carriers.toMillis(local))
              val localNanos: Pickler[LocalDateTime] =
                ofLong(nanos => Carriers.nanosToLocal(nanos), local => Carriers.toEpochNanos(local))
              val localMicros: Pickler[LocalDateTime] =
                ofLong(micros => Carriers.microsToLocal(micros), local => Carriers.toMicros(local))
            }
            """;

    private static final String BASIC = "_root_.boopickle.BasicPicklers.";
    private static final String COLLECTION = "_root_.scala.collection.immutable.";
    private static final String VECTOR = BASIC + "IterablePickler[%1$s, " + COLLECTION + "Vector](%2$s, " + COLLECTION
            + "Vector.iterableFactory[%1$s])";
    private static final String STRING = "_root_.java.lang.String";
    private static final String MAP = BASIC + "MapPickler[" + STRING + ", %1$s, " + COLLECTION + "Map](" + BASIC
            + "StringPickler, %2$s, " + COLLECTION + "Map.mapFactory[" + STRING + ", %1$s])";

    private final Instances instances;

    BoopickleTypes(Instances instances) {
        this.instances = instances;
    }

    String pickler(Type type) {
        return switch (type.kind()) {
            case NULL -> "Leaves.nothing";
            case BOOLEAN -> BASIC + "BooleanPickler";
            case INT -> BASIC + "IntPickler";
            case LONG -> BASIC + "LongPickler";
            case FLOAT -> BASIC + "FloatPickler";
            case DOUBLE -> BASIC + "DoublePickler";
            case STRING -> BASIC + "StringPickler";
            case BYTES, FIXED -> "Leaves.bytes";
            case DECIMAL -> BASIC + "BigDecimalPickler";
            case UUID -> BASIC + "UUIDPickler";
            case DATE -> "Leaves.date";
            case TIME_MILLIS -> "Leaves.timeMillis";
            case TIME_MICROS -> "Leaves.timeMicros";
            case TIMESTAMP_MILLIS -> "Leaves.timestampMillis";
            case TIMESTAMP_MICROS -> "Leaves.timestampMicros";
            case TIMESTAMP_NANOS -> "Leaves.timestampNanos";
            case LOCAL_TIMESTAMP_MILLIS -> "Leaves.localMillis";
            case LOCAL_TIMESTAMP_MICROS -> "Leaves.localMicros";
            case LOCAL_TIMESTAMP_NANOS -> "Leaves.localNanos";
            case ENUM, RECORD -> instances.of(type);
            case ARRAY -> instances.around(type, VECTOR);
            case MAP -> instances.around(type, MAP);
            case OPTIONAL -> instances.around(type, BASIC + "OptionPickler[%s](%s)");
        };
    }
}
