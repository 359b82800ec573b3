package io.wirecost.report;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Run;
import java.util.List;

/** Runs over several links, with figures of a simple formula: the processors' time and the link's, the slower of which rules. */
public final class SampleSweeps {
    private static final List<Operation> LOOP = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);

    /** Mean bytes of a message are this times the size that is given to {@link SampleRuns#measured}. */
    private static final double BYTES = 575;

    private static final String LINKS = "10mbit,50mbit,100mbit,1gbit,unlimited";

    private final SampleRuns run = new SampleRuns(8, 1);
    private final SamplePipelines pipeline;

    private SampleSweeps(SamplePipelines pipeline) {
        this.pipeline = pipeline;
        run.through(pipeline);
    }

    /** Small and slow, large and fast, and what is neither. */
    public static Run sixFormats() {
        SampleSweeps sweep = new SampleSweeps(SamplePipelines.over(LINKS, 5, 3));
        sweep.baseline();
        sweep.codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN, 900, 33_000);
        sweep.codec("protobuf-java", "Protocol Buffers", Family.SCHEMA_DRIVEN, 1_080, 11_000);
        sweep.codec("capnproto", "Cap'n Proto", Family.ZERO_COPY, 2_160, 4_500);
        sweep.codec("jackson-cbor", "CBOR", Family.SELF_DESCRIBING, 1_530, 17_000);
        sweep.codec("jaxb", "XML", Family.TEXT, 3_000, 75_000);
        return sweep.run();
    }

    /** More lines than can be told apart. */
    public static Run manyFormats() {
        SampleSweeps sweep = new SampleSweeps(SamplePipelines.over(LINKS, 3, 1));
        sweep.baseline();
        Family[] families = Family.values();
        for (int i = 0; i < 21; i++) {
            sweep.codec("codec-" + i, "format-" + i, families[i % families.length], 800 + 130 * i, 60_000.0 / (i + 1));
        }
        return sweep.run();
    }

    /** A small codec that takes as long as JSON where the link does not count. */
    public static Run fading() {
        SampleSweeps sweep = new SampleSweeps(SamplePipelines.over(LINKS, 5, 3));
        sweep.baseline();
        sweep.codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN, 900, 25_600);
        return sweep.run();
    }

    /** Two delays, and one block: nothing may be ranked. */
    public static Run smoke() {
        SampleSweeps sweep = new SampleSweeps(SamplePipelines.over("10mbit,1gbit,10mbit,5ms,1gbit,5ms", 1, 1));
        sweep.baseline();
        sweep.codec("avro-generic", "Avro", Family.SCHEMA_DRIVEN, 900, 33_000);
        return sweep.run();
    }

    private void baseline() {
        codec("jackson-json", "JSON", Family.TEXT, 1_800, 22_000);
        for (Link link : pipeline.experiment().links()) {
            Passage floor = Passage.of(Reading.NEVER).over(link);
            run.piped("jackson-json", floor, 0, 0, 1_800);
        }
    }

    /** @param nanos to serialize, and to deserialize */
    private void codec(String name, String format, Family family, double bytes, double nanos) {
        CodecInfo codec = SampleRuns.codec(name, format, family);
        run.measured(codec, bytes / BYTES, nanos, LOOP);
        for (Link link : pipeline.experiment().links()) {
            run.piped(name, Passage.PLAIN.over(link), nanos, nanos, bytes);
        }
    }

    private Run run() {
        return run.run("transactions", List.of("run", "--sweep", "link=" + LINKS), true);
    }
}
