package io.wirecost.compiler.scala;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The members of an emitted object for the types that travel as text in the JVM's own way. {@code TextCarrier}, the classes
 * of {@code java.time} and {@code UUID} are imported where they stand. A decimal, whose class is Scala's own, is not among
 * them.
 */
public final class TextLeaves {
    private static final List<Leaf> ALL = List.of(
            new Leaf("bytes", "Array[Byte]", "BYTES"),
            new Leaf("uuid", "UUID", "UUID"),
            new Leaf("date", "LocalDate", "DATE"),
            new Leaf("time_millis", "LocalTime", "TIME"),
            new Leaf("time_micros", "LocalTime", "TIME"),
            new Leaf("timestamp_millis", "Instant", "TIMESTAMP"),
            new Leaf("timestamp_micros", "Instant", "TIMESTAMP"),
            new Leaf("timestamp_nanos", "Instant", "TIMESTAMP"),
            new Leaf("local_timestamp_millis", "LocalDateTime", "LOCAL_TIMESTAMP"),
            new Leaf("local_timestamp_micros", "LocalDateTime", "LOCAL_TIMESTAMP"),
            new Leaf("local_timestamp_nanos", "LocalDateTime", "LOCAL_TIMESTAMP"));

    private TextLeaves() {}

    private record Leaf(String name, String type, String carrier) {}

    /**
     * Returns the lines of an object.
     *
     * @param members what there is of each type, with {@code NAME}, {@code TYPE} and {@code CARRIER} for the type's
     */
    public static String of(String... members) {
        return ALL.stream()
                .flatMap(leaf -> Stream.of(members).map(member -> line(member, leaf)))
                .collect(Collectors.joining());
    }

    private static String line(String member, Leaf leaf) {
        String text = member.replace("NAME", leaf.name())
                .replace("TYPE", leaf.type())
                .replace("CARRIER", "TextCarrier." + leaf.carrier());
        return "  " + text + "\n";
    }
}
