package io.wirecost.results;

import io.wirecost.core.Checksum;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.Reuse;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.dataset.GivenNotes;
import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.dataset.Parameters;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.core.dataset.SchemaFindings;
import io.wirecost.core.dataset.TopicReading;
import io.wirecost.core.run.AsGiven;
import io.wirecost.core.run.AsSent;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.run.ByteCosts.FieldBytes;
import io.wirecost.core.run.ByteCosts.KindBytes;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.DamageKind;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Experiment.Network;
import io.wirecost.core.run.Experiment.OpenLoop;
import io.wirecost.core.run.FilePasses;
import io.wirecost.core.run.FilePasses.Pass;
import io.wirecost.core.run.Interop;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Passage.Reading;
import io.wirecost.core.run.Pipeline;
import io.wirecost.core.run.ReactionKind;
import io.wirecost.core.run.Robustness;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.run.SchemaHints;
import io.wirecost.core.run.Sizes;
import io.wirecost.core.run.Speed;
import io.wirecost.core.run.Task;
import io.wirecost.core.run.Tokens;
import io.wirecost.core.run.Trial;
import io.wirecost.core.run.TypingGains;
import io.wirecost.core.run.UnionGains;
import io.wirecost.core.run.Vectors;
import io.wirecost.core.run.Witness;
import io.wirecost.core.value.Loss;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs that hold together and have everything a run can have. */
final class RandomRun {
    private static final List<String> RUNTIMES = List.of("jvm", "node");

    private final Random random;
    private final List<Run.DataGroup> groups;
    private final Experiment experiment;
    private Optional<Parameters> parameters = Optional.empty();

    private RandomRun(long seed, boolean paced) {
        random = new Random(seed);
        groups = some(() -> new Run.DataGroup(text(), 1 + random.nextInt(4)));
        experiment = experiment(paced);
    }

    static Run of(long seed) {
        return new RandomRun(seed, false).run();
    }

    /** Messages were sent at a rate, or the highest was sought. */
    static Run atRate(long seed) {
        return new RandomRun(seed, true).run();
    }

    static Run withoutPipeline(long seed) {
        Run all = of(seed);
        return new Run(
                all.formatVersion(),
                all.wirecost(),
                all.started(),
                all.command(),
                all.profile(),
                all.complete(),
                all.plannedForks(),
                all.environment(),
                all.data(),
                all.codecs(),
                Optional.empty(),
                all.cells().stream()
                        .filter(cell -> cell.figures(Pipeline.class).isEmpty())
                        .toList());
    }

    private Run run() {
        List<CodecInfo> codecs = Stream.of("a", "b", "c")
                .map(name -> name + text())
                .flatMap(name -> RUNTIMES.stream().map(runtime -> codec(runtime, name)))
                .toList();
        return new Run(
                Run.FORMAT_VERSION,
                text(),
                text(),
                some(this::text),
                text(),
                random.nextBoolean(),
                random.nextInt(9),
                new Environment(
                        new MachineInfo(text(), text(), text(), random.nextInt(64), random.nextLong() >>> 1),
                        RUNTIMES.stream()
                                .map(name -> new RuntimeInfo(name, text(), text(), text()))
                                .toList()),
                new Run.Data(
                        text(),
                        text(),
                        text(),
                        text(),
                        maybe(random::nextLong),
                        maybe(this::given),
                        maybe(this::sent),
                        maybe(this::sampled),
                        drawn(),
                        maybe(this::hints),
                        groups),
                codecs,
                Optional.of(experiment),
                Stream.of(
                                codecs.stream().flatMap(codec -> cells(codec.variant())),
                                codecs.stream().flatMap(codec -> pipelineCells(codec.variant())),
                                codecs.stream().map(codec -> batchCell(codec.variant())),
                                codecs.stream().map(codec -> fileCell(codec.variant())),
                                codecs.stream().map(codec -> damagedCell(codec.variant())),
                                codecs.stream().map(codec -> interopCell(codec.variant())))
                        .flatMap(cells -> cells)
                        .toList());
    }

    private AsGiven given() {
        return new AsGiven(
                sizes(),
                sizes(),
                maybe(this::leftOut),
                maybe(this::notes),
                maybe(this::findings),
                maybe(this::typing),
                maybe(this::unions));
    }

    private GivenNotes notes() {
        return new GivenNotes(count(), count(), some(() -> new GivenNotes.Rule(text(), 1 + count())));
    }

    private AsSent sent() {
        return new AsSent(
                sizes(),
                new TopicReading(
                        text(),
                        text(),
                        count(),
                        some(() -> new TopicReading.TopicSchema(random.nextInt(99), count(), random.nextBoolean())),
                        some(() -> new TopicReading.Skipped(text(), count())),
                        count(),
                        count(),
                        random.nextBoolean()));
    }

    private LeftOut leftOut() {
        return new LeftOut(some(() -> new LeftOut.UnknownField(text(), 1 + count())), count());
    }

    private SchemaFindings findings() {
        return new SchemaFindings(
                count(),
                some(() -> new SchemaFindings.Place(
                        text(), text(), maybe(this::text), text(), text(), some(this::text), text(), text())),
                new SchemaFindings.Halves(
                        count(),
                        count(),
                        some(() -> new SchemaFindings.Widening(
                                text(), text(), text(), count(), some(this::count), text()))),
                some(() -> new SchemaFindings.Kinds(
                        text(),
                        maybe(this::text),
                        some(() -> new SchemaFindings.FindingKind(text(), random.nextDouble(), some(this::text))))),
                new SchemaFindings.Proof(count(), count(), some(this::text)),
                some(this::text));
    }

    private TypingGains typing() {
        return new TypingGains(
                1 + random.nextInt(999),
                some(() -> new TypingGains.CodecGain(text(), text(), 1 + random.nextInt(999), 1 + random.nextInt(999))),
                some(() -> new TypingGains.FieldGain(
                        text(), text(), text(), text(), 1 + random.nextInt(999), 1 + random.nextInt(999))));
    }

    private UnionGains unions() {
        return new UnionGains(
                1 + random.nextInt(999),
                some(this::text),
                some(() ->
                        new UnionGains.CodecSizes(text(), text(), 1 + random.nextInt(999), 1 + random.nextInt(999))));
    }

    private Sampled sampled() {
        return new Sampled(records() + 1 + (random.nextLong() >>> 2), count());
    }

    /** A sweep has a value for each group, and at least two. */
    private Optional<Parameters> drawn() {
        parameters = maybe(this::parameters);
        return parameters;
    }

    private Parameters parameters() {
        List<Parameters.Value> set = some(() -> new Parameters.Value(text(), random.nextInt(99)));
        return new Parameters(set, groups.size() < 2 ? Optional.empty() : maybe(this::sweep));
    }

    private Parameters.Sweep sweep() {
        int first = random.nextInt(9);
        return new Parameters.Sweep(
                text(),
                IntStream.range(0, groups.size())
                        .mapToObj(group -> first + group * 7)
                        .toList());
    }

    private long records() {
        return groups.stream().mapToLong(Run.DataGroup::records).sum();
    }

    private CodecInfo codec(String runtime, String name) {
        return new CodecInfo(
                runtime,
                name,
                maybe(() -> Wrapper.usual(one(CompressionMethod.values()))),
                text(),
                text(),
                Family.values()[random.nextInt(Family.values().length)],
                text(),
                text(),
                text(),
                text(),
                random.nextBoolean() ? Set.of(Loss.values()) : Set.of(),
                random.nextBoolean() ? Set.of(Limit.values()) : Set.of(),
                one(Direction.values()),
                one(Reuse.values()));
    }

    private Stream<Cell> cells(Variant codec) {
        String workload = "w/" + text();
        return Stream.of(
                Cell.measured(new Trial(workload, codec, new Task.Size()), sizes()),
                Cell.measured(trial(workload, codec, Operation.SERIALIZE), speed()),
                Cell.measured(trial(workload, codec, Operation.WRITE), speed()).refusedAsImpossible(text()),
                Cell.refused(trial(workload, codec, Operation.READ), text()),
                Cell.failed(trial(workload, codec, Operation.DESERIALIZE), text()));
    }

    private Cell interopCell(Variant codec) {
        return Cell.measured(
                new Trial("w", codec, new Task.Interop()),
                new Interop(some(() -> reading(codec)), maybe(this::ownBytes), maybe(this::vectors)));
    }

    private Cell damagedCell(Variant codec) {
        return Cell.measured(
                new Trial(
                        "w",
                        codec,
                        new Task.Damaged(random.nextBoolean() ? SafetyLimits.AS_SHIPPED : SafetyLimits.ADVISED)),
                new Robustness(
                        new Robustness.Limits(1 + random.nextInt(99), 1 + random.nextInt(99), 1 + random.nextInt(9)),
                        maybe(this::text),
                        random.nextLong(),
                        some(this::damage),
                        new Robustness.Extremes(
                                maybe(random::nextDouble),
                                random.nextDouble(),
                                maybe(() -> new Robustness.Depth(1 + random.nextInt(99), one(ReactionKind.values())))),
                        Optional.of(List.of(new Robustness.Checksum("of a frame", List.of())))));
    }

    private Robustness.Damage damage() {
        int inputs = 1 + random.nextInt(99);
        Robustness.Case smallest = new Robustness.Case(
                random.nextInt(99),
                text(),
                maybe(this::text),
                maybe(() -> new Interop.WrongValue(1 + random.nextInt(99), text(), text(), text())),
                maybe(this::text));
        return new Robustness.Damage(
                one(DamageKind.values()),
                inputs + random.nextInt(9),
                inputs,
                List.of(new Robustness.Reaction(
                        one(ReactionKind.values()), inputs, random.nextInt(1 + inputs), smallest)));
    }

    private Cell fileCell(Variant codec) {
        return Cell.measured(
                new Trial("w", codec, new Task.File(maybe(() -> FileForm.CONTAINER_DEFLATE), value())),
                new FilePasses(
                        one(FileForm.values()),
                        1 + random.nextInt(1 << 20),
                        maybe(() -> random.nextInt(9)),
                        groups.stream().mapToInt(Run.DataGroup::records).sum(),
                        1 + random.nextInt(1 << 20),
                        some(() -> new FilePasses.Fork(
                                random.nextInt(9), List.of(new Pass(1, 2, 3, 1L << 40), new Pass(4, 3, 2, 1))))));
    }

    /** Of a group, where a parameter differs from group to group. */
    private Optional<Parameters.Value> value() {
        return parameters
                .flatMap(Parameters::sweep)
                .filter(sweep -> random.nextBoolean())
                .map(sweep ->
                        new Parameters.Value(sweep.name(), one(sweep.values().toArray(Integer[]::new))));
    }

    private Cell batchCell(Variant codec) {
        int depth = 1 + random.nextInt(99);
        return Cell.measured(
                new Trial("w", codec, new Task.Compression()),
                new Batches(
                        9 * depth,
                        random.nextInt(1 << 20),
                        some(() -> new Batches.Batched(
                                one(BatchCompression.values()),
                                depth,
                                1 + random.nextInt(9),
                                1 + random.nextInt(1 << 20),
                                List.of(random.nextLong() >>> 1),
                                List.of(random.nextLong() >>> 1, 0L))),
                        random.nextBoolean()
                                ? Batches.Dictionary.none(random.nextLong(), text())
                                : new Batches.Dictionary(random.nextLong(), 5, 6, 7, 8, 9, 10, Optional.empty())));
    }

    private Interop.Reading reading(Variant writer) {
        return new Interop.Reading(
                writer.runtime(),
                writer.name(),
                one(Interop.ReadingOutcome.values()),
                random.nextBoolean() ? Set.of(Loss.values()) : Set.of(),
                maybe(() -> new Interop.WrongValue(1 + random.nextInt(99), text(), text(), text())),
                maybe(this::text),
                maybe(this::text));
    }

    private Vectors vectors() {
        return new Vectors(
                text(),
                random.nextInt(99),
                random.nextInt(9),
                random.nextInt(9),
                some(() -> new Vectors.Failure(text(), text(), text())));
    }

    private Interop.OwnBytes ownBytes() {
        return new Interop.OwnBytes(
                Checksum.of(text().getBytes(StandardCharsets.UTF_8)), random.nextBoolean(), maybe(random::nextBoolean));
    }

    private static Trial trial(String workload, Variant codec, Operation operation) {
        return new Trial(workload, codec, new Task.Time(operation));
    }

    private Stream<Cell> pipelineCells(Variant codec) {
        return Stream.of(Reading.values())
                .flatMap(reading -> experiment.passages(reading).stream())
                .map(passage -> Cell.measured(new Trial("w", codec, passage), pipeline()));
    }

    private Experiment experiment(boolean paced) {
        return new Experiment(
                1 + random.nextInt(3),
                1 + random.nextInt(3),
                new Experiment.Range(10, 10 + random.nextInt(1000)),
                new Experiment.Range(100, 100),
                1 + random.nextInt(2000),
                maybe(() -> 1 + random.nextInt(2000)),
                random.nextInt(5000),
                one(Experiment.Services.values()),
                one(Experiment.Forward.values()),
                text(),
                new Experiment.Transport(
                        text(), text(), random.nextInt(100), random.nextInt(1 << 20), text(), 1 + random.nextInt(9)),
                maybe(this::network),
                paced ? Optional.of(openLoop()) : Optional.empty());
    }

    private OpenLoop openLoop() {
        return new OpenLoop(maybe(() -> 1 + (random.nextLong() >>> 30)), 1 + random.nextInt(99), 1 + count());
    }

    private Network network() {
        List<Link> links = some(() -> new Link(
                maybe(() -> 1 + (random.nextLong() >>> 25)), random.nextBoolean() ? 0 : random.nextInt(1 << 30)));
        return new Network(
                one(Network.By.values()),
                Stream.concat(Stream.of(Link.UNLIMITED), links.stream())
                        .distinct()
                        .toList(),
                maybe(this::text));
    }

    private Pipeline pipeline() {
        return new Pipeline(
                IntStream.range(0, experiment.blocks()).mapToObj(this::block).toList());
    }

    private Pipeline.Block block(int round) {
        return new Pipeline.Block(
                round,
                random.nextBoolean(),
                count(),
                sets(round).stream().map(this::iteration).toList());
    }

    /** A search makes as many as it needs. */
    private List<Integer> sets(int round) {
        List<Integer> sets = experiment.setsOf(round);
        boolean search = experiment
                .openLoop()
                .filter(openLoop -> openLoop.messagesPerSecond().isEmpty())
                .isPresent();
        return search ? some(() -> sets.get(random.nextInt(sets.size()))) : sets;
    }

    private Pipeline.Iteration iteration(int set) {
        int messages = experiment.messagesOf(set);
        int forwarded = 1 + random.nextInt(messages);
        return new Pipeline.Iteration(
                set,
                messages,
                forwarded,
                1 + count(),
                1 + count(),
                1 + count(),
                Stream.of("a", "b", "c", "broker")
                        .map(process -> new Pipeline.Work(
                                process,
                                count(),
                                count(),
                                new Pipeline.Phases(count(), count(), count(), count(), count(), count())))
                        .toList(),
                experiment.openLoop().map(openLoop -> paced(openLoop, forwarded)));
    }

    private Pipeline.Paced paced(OpenLoop openLoop, int messages) {
        List<Long> upToNanos = new ArrayList<>();
        List<Long> counts = new ArrayList<>();
        for (long left = messages, nanos = random.nextInt(99); left > 0; nanos += 1 + random.nextInt(1 << 30)) {
            long count = 1 + random.nextInt((int) left);
            upToNanos.add(nanos);
            counts.add(count);
            left -= count;
        }
        double sought = Math.exp(random.nextGaussian() * 5);
        return new Pipeline.Paced(
                openLoop.messagesPerSecond().map(Long::doubleValue).orElse(sought),
                random.nextInt(1 << 20),
                random.nextBoolean() ? Optional.of(Math.exp(random.nextGaussian())) : Optional.empty(),
                new Pipeline.Latencies(upToNanos, counts));
    }

    private long count() {
        return random.nextLong() >>> 2;
    }

    private <T> T one(T[] all) {
        return all[random.nextInt(all.length)];
    }

    private Sizes sizes() {
        List<List<Integer>> bytes = groups.stream()
                .map(group -> Stream.generate(() -> random.nextInt(1 << 30))
                        .limit(group.records())
                        .toList())
                .toList();
        return new Sizes(bytes, maybe(() -> costs(bytes)), maybe(this::tokens));
    }

    private Tokens tokens() {
        return new Tokens(text(), 1 + random.nextInt(9), length(), maybe(() -> new Tokens.AsJson(length(), length())));
    }

    private Tokens.TextLength length() {
        return new Tokens.TextLength(count(), count());
    }

    private SchemaHints hints() {
        return new SchemaHints(
                1 + random.nextInt(9),
                some(() -> new SchemaHints.SchemaHint(text(), text(), text(), some(this::saving))),
                some(this::saving));
    }

    private SchemaHints.Saving saving() {
        return new SchemaHints.Saving(one(RUNTIMES.toArray(String[]::new)), text(), random.nextGaussian());
    }

    /** An account of all bytes, whose kinds add up to them. */
    private ByteCosts costs(List<List<Integer>> sizes) {
        List<Integer> all = sizes.stream().flatMap(List::stream).toList();
        long bytes = all.stream().mapToLong(Integer::longValue).sum();
        ByteKind[] kinds = ByteKind.values();
        ByteKind one = kinds[random.nextInt(kinds.length)];
        List<KindBytes> whole = List.of(new KindBytes(one, bytes));
        return new ByteCosts(all.size(), whole, List.of(new FieldBytes(text(), whole)));
    }

    private Speed speed() {
        return new Speed(some(this::fork), maybe(() -> some(this::fork)));
    }

    private Speed.Fork fork() {
        return new Speed.Fork(
                random.nextInt(8), groups.stream().map(group -> samples()).toList(), samples(), maybe(this::witness));
    }

    private Witness witness() {
        return new Witness(
                random.nextDouble(),
                random.nextDouble(),
                random.nextDouble(),
                random.nextBoolean(),
                1 + random.nextDouble(),
                1 + random.nextDouble(),
                random.nextDouble(),
                random.nextDouble(),
                maybe(() -> new Witness.Load(random.nextDouble(), random.nextDouble(), maybe(random::nextDouble))),
                random.nextBoolean());
    }

    private Speed.Samples samples() {
        List<Double> nanos = some(() -> Math.exp(random.nextGaussian() * 20));
        return new Speed.Samples(
                nanos,
                maybe(() -> nanos.stream().map(nano -> nano * 7).toList()),
                maybe(() -> some(random::nextDouble)));
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
