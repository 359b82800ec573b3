package io.wirecost.studies.source;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/**
 * A figure that a study looks at, of every line.
 *
 * @param title in words, for sentences; empty where its name will do
 * @param is what is measured
 * @param of what is told of it; the mean where nothing is said
 * @param step whose run has it; empty where there are several cases
 * @param link between the services; empty for none
 * @param at value of the sweep, such as {@code professors=50}; empty for all
 * @param groups the first and the last group of the dataset that count, from 1: {@code 1..15}; empty for all
 * @param field whose bytes are counted, for {@link QuantityKind#FIELD}
 * @param kind of bytes that are counted, for {@link QuantityKind#KIND}
 * @param per what the figure is divided by
 * @param published the figures of the source that stand for it; empty where it prints none
 * @param cases the same figure under several conditions, of which the first count in a summary
 */
public record StudiedQuantity(
        Optional<String> title,
        QuantityKind is,
        Optional<Statistic> of,
        Optional<String> step,
        Optional<String> link,
        Optional<String> at,
        Optional<String> groups,
        Optional<String> field,
        Optional<String> kind,
        Optional<Double> per,
        Optional<Printed> published,
        List<Case> cases) {
    public StudiedQuantity {
        cases = cases == null ? List.of() : List.copyOf(cases);
    }

    /** Returns the conditions under which it is measured, at least one. */
    public List<Case> allCases() {
        return cases.isEmpty()
                ? List.of(new Case(step.orElseThrow(), step.orElseThrow(), link, at, Optional.empty()))
                : cases;
    }

    /** Returns what is measured under some conditions. */
    public QuantityKind is(Case under) {
        return under.is().orElse(is);
    }

    /** Returns the same of a single group, counted from 0. */
    public StudiedQuantity ofGroup(int group) {
        Optional<String> only = Optional.of((group + 1) + ".." + (group + 1));
        return new StudiedQuantity(title, is, of, step, link, at, only, field, kind, per, published, cases);
    }

    /** Returns what is told of it. */
    public Statistic statistic() {
        return of.orElse(Statistic.MEAN);
    }

    /**
     * The conditions of a figure.
     *
     * @param name in tables
     * @param step whose run has it
     * @param link between the services; empty for none
     * @param at value of the sweep; empty for all
     * @param is what is measured under them; empty for what the figure says
     */
    public record Case(
            String name, String step, Optional<String> link, Optional<String> at, Optional<QuantityKind> is) {}

    /**
     * Figures as the source prints them.
     *
     * @param file with the table
     * @param column of the table
     * @param inverse whether more is less: a column of how many times as fast
     */
    public record Printed(String file, String column, boolean inverse) {}

    /** What is measured. */
    public enum QuantityKind {
        @JsonProperty("size")
        SIZE(Unit.BYTES, "size"),
        @JsonProperty("field")
        FIELD(Unit.BYTES, "bytes of a field"),
        @JsonProperty("kind")
        KIND(Unit.BYTES, "bytes of a kind"),
        @JsonProperty("serialize")
        SERIALIZE(Unit.NANOS, "time to serialize"),
        @JsonProperty("deserialize")
        DESERIALIZE(Unit.NANOS, "time to deserialize"),
        @JsonProperty("round-trip")
        ROUND_TRIP(Unit.NANOS, "time to serialize and deserialize"),
        @JsonProperty("to-native")
        TO_NATIVE(Unit.NANOS, "time to build the library's message"),
        @JsonProperty("write")
        WRITE(Unit.NANOS, "time to write the library's message"),
        /** To write a message that is built already; the whole where a library has no messages of its own. */
        @JsonProperty("built")
        BUILT(Unit.NANOS, "time to write a message that is built already"),
        @JsonProperty("read")
        READ(Unit.NANOS, "time to read the library's message"),
        @JsonProperty("from-native")
        FROM_NATIVE(Unit.NANOS, "time to take a record from the library's message"),
        @JsonProperty("access")
        ACCESS(Unit.NANOS, "time to read some fields"),
        @JsonProperty("file-size")
        FILE_SIZE(Unit.BYTES, "size of a file"),
        @JsonProperty("file-write")
        FILE_WRITE(Unit.NANOS, "time to write a file"),
        @JsonProperty("file-encode")
        FILE_ENCODE(Unit.NANOS, "time to write without the file"),
        @JsonProperty("file-read")
        FILE_READ(Unit.NANOS, "time to read a file"),
        @JsonProperty("file-decode")
        FILE_DECODE(Unit.NANOS, "time to read without the file"),
        @JsonProperty("pipeline")
        PIPELINE(Unit.NANOS, "time through the services"),
        /** Encoded bytes of a message that went through the services. */
        @JsonProperty("payload")
        PAYLOAD(Unit.BYTES, "encoded bytes"),
        /** Processor time of the services to serialize and to deserialize a message. */
        @JsonProperty("services")
        SERVICES(Unit.NANOS, "processor time in the services");

        private final Unit unit;
        private final String words;

        QuantityKind(Unit unit, String words) {
            this.unit = unit;
            this.words = words;
        }

        /** Returns what it is, for sentences. */
        public String words() {
            return words;
        }

        /** Returns the unit of the figure. */
        public Unit unit() {
            return unit;
        }
    }

    /** What is told of a figure. */
    public enum Statistic {
        @JsonProperty("mean")
        MEAN,
        @JsonProperty("median")
        MEDIAN,
        /** The standard deviation: of sizes over the groups, of files over the values of the sweep. */
        @JsonProperty("deviation")
        DEVIATION,
        /** The relative standard deviation over the forks. */
        @JsonProperty("scatter")
        SCATTER,
        /** How many times as much it is in the last group as in the first. */
        @JsonProperty("growth")
        GROWTH,
        /** The mean time of a set of a pipeline, where the mean is that of a message. */
        @JsonProperty("set-mean")
        SET_MEAN,
        /** The largest less the smallest: of the sets of a pipeline, of an operation over the groups. */
        @JsonProperty("range")
        RANGE
    }

    /** Units of figures. */
    public enum Unit {
        BYTES("much"),
        NANOS("long");

        private final String amount;

        Unit(String amount) {
            this.amount = amount;
        }

        /** Returns the word that belongs between "twice as" and "as": {@code long}. */
        public String amount() {
            return amount;
        }
    }
}
