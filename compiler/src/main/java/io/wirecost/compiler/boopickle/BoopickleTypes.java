package io.wirecost.compiler.boopickle;

import io.wirecost.compiler.scala.CaseClasses;
import io.wirecost.compiler.scala.Instances;
import io.wirecost.core.schema.LeafCases;
import io.wirecost.core.schema.Type;
import io.wirecost.core.schema.TypeCases;

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
              val timestampMicros: Pickler[Instant] =
                ofLong(micros => Carriers.microsToInstant(micros), instant => Carriers.toMicros(instant))
              val localMillis: Pickler[LocalDateTime] =
                ofLong(millis => Carriers.millisToLocal(millis), local => Carriers.toMillis(local))
              val localMicros: Pickler[LocalDateTime] =
                ofLong(micros => Carriers.microsToLocal(micros), local => Carriers.toMicros(local))
            }
            """;

    private static final String BASIC = "_root_.boopickle.BasicPicklers.";
    private static final String COLLECTION = "_root_.scala.collection.immutable.";
    private static final String STRING = "_root_.java.lang.String";

    private final CaseClasses classes;
    private final Instances instances;

    BoopickleTypes(CaseClasses classes, Instances instances) {
        this.classes = classes;
        this.instances = instances;
    }

    String pickler(Type type) {
        return type.match(new TypeCases<>(
                this::leaf,
                instances::of,
                array -> vector(classes.type(array.element()), instances.of(array.element())),
                map -> map(classes.type(map.element()), instances.of(map.element())),
                optional -> "%sOptionPickler[%s](%s)"
                        .formatted(BASIC, classes.type(optional.element()), instances.of(optional.element()))));
    }

    private static String vector(String element, String pickler) {
        String vector = COLLECTION + "Vector";
        return "%sIterablePickler[%s, %s](%s, %s.iterableFactory[%s])"
                .formatted(BASIC, element, vector, pickler, vector, element);
    }

    private static String map(String value, String pickler) {
        String map = COLLECTION + "Map";
        return "%sMapPickler[%s, %s, %s](%sStringPickler, %s, %s.mapFactory[%s, %s])"
                .formatted(BASIC, STRING, value, map, BASIC, pickler, map, STRING, value);
    }

    private String leaf(Type.Leaf type) {
        return type.match(new LeafCases<>(
                primitive -> switch (primitive) {
                    case NULL -> "Leaves.nothing";
                    case BOOLEAN -> BASIC + "BooleanPickler";
                    case INT -> BASIC + "IntPickler";
                    case LONG -> BASIC + "LongPickler";
                    case FLOAT -> BASIC + "FloatPickler";
                    case DOUBLE -> BASIC + "DoublePickler";
                    case BYTES -> "Leaves.bytes";
                    case STRING -> BASIC + "StringPickler";
                },
                temporal -> "Leaves." + temporal(temporal),
                fixed -> "Leaves.bytes",
                decimal -> BASIC + "BigDecimalPickler",
                uuid -> BASIC + "UUIDPickler",
                instances::of));
    }

    private static String temporal(Type.Temporal type) {
        return switch (type) {
            case DATE -> "date";
            case TIME_MILLIS -> "timeMillis";
            case TIME_MICROS -> "timeMicros";
            case TIMESTAMP_MILLIS -> "timestampMillis";
            case TIMESTAMP_MICROS -> "timestampMicros";
            case LOCAL_TIMESTAMP_MILLIS -> "localMillis";
            case LOCAL_TIMESTAMP_MICROS -> "localMicros";
        };
    }
}
