package io.wirecost.results;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Trial;
import io.wirecost.core.value.Loss;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs that hold together and have everything a run can have. */
final class RandomRun {
    private final Random random;
    private final List<Run.DataGroup> groups;

    private RandomRun(long seed) {
        random = new Random(seed);
        groups = some(() -> new Run.DataGroup(text(), 1 + random.nextInt(4)));
    }

    static Run of(long seed) {
        return new RandomRun(seed).run();
    }

    private Run run() {
        List<CodecInfo> codecs =
                Stream.of("a", "b", "c").map(name -> codec(name + text())).toList();
        return new Run(
                Run.FORMAT_VERSION,
                text(),
                text(),
                some(this::text),
                text(),
                random.nextBoolean(),
                random.nextInt(9),
                new Environment(text(), text(), text(), random.nextInt(64), random.nextLong() >>> 1, text(), text()),
                new Run.Data(text(), text(), text(), text(), maybe(random::nextLong), groups),
                codecs,
                Optional.empty(),
                codecs.stream().flatMap(codec -> cells(codec.name())).toList());
    }

    private CodecInfo codec(String name) {
        return new CodecInfo(
                name,
                text(),
                text(),
                Family.values()[random.nextInt(Family.values().length)],
                text(),
                text(),
                text(),
                text(),
                random.nextBoolean() ? Set.of(Loss.values()) : Set.of(),
                random.nextBoolean() ? Set.of(Limit.values()) : Set.of());
    }

    private Stream<Cell> cells(String codec) {
        String workload = "w/" + text();
        Cell measured = Cell.measured(new Trial(workload, "jvm", codec, "serialize"), speed());
        return Stream.of(
                Cell.measured(new Trial(workload, "jvm", codec, Trial.SIZE), sizes()),
                measured,
                new Cell(
                                new Trial(workload, "jvm", codec, "write"),
                                measured.status(),
                                measured.reason(),
                                measured.sizes(),
                                measured.speed(),
                                measured.pipeline())
                        .refusedAsImpossible(text()),
                Cell.refused(new Trial(workload, "jvm", codec, "read"), text()),
                Cell.failed(new Trial(workload, "jvm", codec, "deserialize"), text()));
    }

    private Sizes sizes() {
        return new Sizes(groups.stream()
                .map(group -> Stream.generate(() -> random.nextInt(1 << 30))
                        .limit(group.records())
                        .toList())
                .toList());
    }

    private Speed speed() {
        return new Speed(some(() -> new Speed.Fork(
                random.nextInt(8), groups.stream().map(group -> samples()).toList(), samples())));
    }

    private Speed.Samples samples() {
        List<Double> nanos = some(() -> Math.exp(random.nextGaussian() * 20));
        return new Speed.Samples(nanos, nanos.stream().map(nano -> nano * 7).toList());
    }

    private String text() {
        List<String> texts =
                List.of("plain", "", "квітень 🚀", "\"quoted\" \\ \n\t\u0000\u001b[31m", "</script>", "x,y");
        String text = texts.get(random.nextInt(texts.size()));
        return text.contains("/") ? text.replace("/", "-") + random.nextInt() : text + random.nextInt();
    }

    private <T> List<T> some(Supplier<T> one) {
        return Stream.generate(one).limit(1 + random.nextInt(5)).toList();
    }

    private <T> Optional<T> maybe(Supplier<T> one) {
        return random.nextBoolean() ? Optional.of(one.get()) : Optional.empty();
    }
}
