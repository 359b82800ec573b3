package io.wirecost.studies.lviv2024.latency;

/** The claims of {@code lviv-2024} about latency, with the rule by which each is judged. */
public enum LatencyClaim {
    COMPACTNESS(
            1,
            "Compactness matters more than (de)serialization speed for end-to-end latency.",
            "Kendall's tau of the time against encoded bytes is above that against serialize + deserialize. The same"
                    + " must come out whichever format is left out; otherwise it cannot be told."),
    SCHEMA_LESS(
            2,
            "Schema-less binary formats reduce latency less than schema-driven ones.",
            "The geometric mean of the first, divided by that of the second block by block, lies above 1 with its"
                    + " interval; below 1 the claim does not hold."),
    ZERO_COPY(
            3,
            "Zero-copy formats (FlatBuffers, Cap'n Proto unpacked) cannot compete with Avro, Protocol Buffers and Thrift"
                    + " end to end, despite their speed.",
            "Each of the two is notably slower than each of the three; one pair without a notable difference, or the"
                    + " other way round, and the claim does not hold."),
    ORDER(
            4,
            "Latency order: Avro < Protocol Buffers < Thrift < Cap'n Proto packed < the rest.",
            "Every neighbour is certainly slower than the one before it, and all the rest than the last; one certain"
                    + " reversal and the claim does not hold."),
    THRIFT(
            5,
            "Thrift is the slowest of Avro, Protocol Buffers and Thrift, and has the widest spread.",
            "Its time is certainly above both, and the middle half of its sets spans the most milliseconds, as a box plot"
                    + " shows it."),
    SMALL_GAINS(
            6,
            "FlatBuffers reduces the median latency by 20 %, MessagePack, CBOR and Smile by 10 to 12 %.",
            "Each ratio lies within 5 % of what was published, with an interval of 10 % to either side at most; an interval"
                    + " wholly outside of that and the claim does not hold."),
    YAML(
            7,
            "YAML is 13 % slower than JSON.",
            "The ratio lies within 5 % of what was published, with an interval of 10 % to either side at most; an interval"
                    + " wholly outside of that and the claim does not hold."),
    NO_DIFFERENCE(
            8,
            "There is no notable difference between JSON and XML, Ion, BSON and Cap'n Proto unpacked.",
            "Each interval of the ratio to JSON lies within 10 %; one notable difference and the claim does not hold."),
    JSON_BEATS(
            24,
            "JSON beats MessagePack and BSON end to end in many cases.",
            "Both are certainly slower than JSON; one certainly faster and the claim does not hold.");

    private final int number;
    private final String text;
    private final String rule;

    LatencyClaim(int number, String text, String rule) {
        this.number = number;
        this.text = text;
        this.rule = rule;
    }

    /** The claim in the study's sense, with its number in our list of the study's claims. */
    public String title() {
        return number + ". " + text;
    }

    /** Returns the rule by which a run is judged. */
    public String rule() {
        return rule;
    }
}
