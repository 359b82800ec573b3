package io.wirecost.cli.options;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.advice.AdviceQuestion;
import io.wirecost.analysis.advice.BatchSettings;
import io.wirecost.analysis.cost.Presets;
import io.wirecost.analysis.cost.Prices;
import io.wirecost.analysis.cost.PricesReader;
import io.wirecost.analysis.cost.Traffic;
import io.wirecost.analysis.need.AddedFields;
import io.wirecost.analysis.need.Need;
import io.wirecost.cli.help.HelpGroup;
import io.wirecost.cli.names.Selection;
import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.BatchCompression;
import io.wirecost.core.run.Run;
import io.wirecost.engine.catalog.CatalogEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What a month's cost depends on, beside the figures of a run. */
@HelpGroup.In(HelpGroup.ADVICE)
public final class AdviceOptions {
    private static final String TRAFFIC = "--traffic";
    private static final String NEED = "--need";
    private static final String LIKE = "--like";
    private static final String COMPRESSION = "--compression-today";
    private static final Pattern RATE = Pattern.compile("(\\d{1,12}(?:\\.\\d{1,6})?)(?:/s)?");
    private static final Pattern DAYS = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(h|d)");
    private static final Pattern MILLIS = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(ms|s)");
    private static final Pattern BYTES = Pattern.compile("(\\d{1,9})(kb|mb)?");
    private static final Map<String, Long> SIZES = Map.of("kb", 1_000L, "mb", 1_000_000L);
    private static final double HOURS_A_DAY = 24;
    private static final double MILLIS_A_SECOND = 1_000;
    private static final int MOST = 1_000;

    @Option(names = TRAFFIC, paramLabel = "RATE", description = "Messages a second, mean over the month: 5000/s.")
    private Optional<String> traffic = Optional.empty();

    @Option(
            names = "--fan-out",
            paramLabel = "N",
            description = "Consumer groups that read every message (default: 1).")
    private Optional<Integer> fanOut = Optional.empty();

    @Option(
            names = "--outside",
            paramLabel = "N",
            description = "How many of them read from outside of the network (default: 0).")
    private Optional<Integer> outside = Optional.empty();

    @Option(
            names = "--retention",
            paramLabel = "TIME",
            description = "How long brokers keep a message: 36h, 7d (default: 7d).")
    private Optional<String> retention = Optional.empty();

    @Option(names = "--replication", paramLabel = "N", description = "Copies of each message (default: 3).")
    private Optional<Integer> replication = Optional.empty();

    @Option(names = "--zones", paramLabel = "N", description = "Zones of brokers and clients (default: 3).")
    private Optional<Integer> zones = Optional.empty();

    @Option(names = "--peak", paramLabel = "X", description = "Busiest rate over the mean rate (default: 2).")
    private Optional<Double> peak = Optional.empty();

    @Option(names = "--read-followers", description = "Consumers read from a replica in their own zone.")
    private boolean followersRead;

    @Option(
            names = "--producers",
            paramLabel = "N",
            description = "Producers that share the traffic, each with batches of its own (default: 1).")
    private Optional<Integer> producers = Optional.empty();

    @Option(names = COMPRESSION, paramLabel = "TYPE", description = "compression.type in use today (default: none).")
    private Optional<String> compression = Optional.empty();

    @Option(names = "--linger-today", paramLabel = "TIME", description = "linger.ms in use today: 5ms (default: 5ms).")
    private Optional<String> linger = Optional.empty();

    @Option(
            names = "--message-limit",
            paramLabel = "BYTES",
            description = "Largest message that the brokers take: 1048588, 2mb (default: 1048588).")
    private Optional<String> limit = Optional.empty();

    @Option(
            names = "--prices",
            paramLabel = "FILE",
            description = "JSON file of your prices; docs/advice.md shows one (default: example prices).")
    private Optional<Path> prices = Optional.empty();

    @Option(
            names = LIKE,
            paramLabel = "PRESET",
            description = "Which bytes are paid for: self-run or uncompressed (default: self-run).")
    private Optional<String> like = Optional.empty();

    @Option(
            names = NEED,
            paramLabel = "LIST",
            description =
                    "What a codec must be: portable, evolvable, readable, in-place, deterministic, safe, schemaless;"
                            + " or none (default: portable).")
    private Optional<String> need = Optional.empty();

    @Option(
            names = "--evolution",
            paramLabel = "FILE",
            description = "evolution.json of `wirecost evolve`, or its folder: evolvable is then what was measured.")
    private Optional<Path> evolution = Optional.empty();

    @Option(
            names = "--today",
            paramLabel = "CODEC",
            description = "The codec in use today (default: the baseline of the run).")
    private Optional<String> today = Optional.empty();

    /** Returns whether advice is asked for. */
    public boolean isAsked() {
        return traffic.isPresent();
    }

    /**
     * Returns the codecs with a candidate that is easily forgotten, if advice is asked for: what is in use, with each message
     * compressed.
     */
    List<CatalogEntry> withForgotten(List<CatalogEntry> selected, List<String> command) {
        List<CatalogEntry> all = new ArrayList<>(selected);
        if (isAsked()) {
            selected.stream()
                    .filter(entry -> isToday(entry, selected, command))
                    .findFirst()
                    .flatMap(entry -> entry.in(Wrapper.usual(CompressionMethod.ZSTD)))
                    .filter(entry ->
                            selected.stream().noneMatch(other -> other.variant().equals(entry.variant())))
                    .ifPresent(all::add);
        }
        return all;
    }

    private boolean isToday(CatalogEntry entry, List<CatalogEntry> selected, List<String> command) {
        return entry.info().wrapper().isEmpty()
                && today.map(name -> name.equals(entry.name()))
                        .orElseGet(() -> Baseline.among(
                                        selected.stream()
                                                .map(CatalogEntry::info)
                                                .toList(),
                                        command)
                                .equals(Optional.of(entry.variant())));
    }

    /** @throws InputException with everything that is wrong with these options, whatever the run turns out to be */
    public void check() throws InputException {
        boolean others = Stream.of(
                                fanOut,
                                outside,
                                retention,
                                replication,
                                zones,
                                peak,
                                producers,
                                compression,
                                linger,
                                limit,
                                prices,
                                like,
                                need,
                                evolution,
                                today)
                        .anyMatch(Optional::isPresent)
                || followersRead;
        if (traffic.isEmpty() && others) {
            throw new InputException(
                    "%s is missing: how many messages a second, such as %s 5000/s".formatted(TRAFFIC, TRAFFIC));
        }
        if (traffic.isPresent()) {
            read();
        }
    }

    /**
     * What to ask of a run.
     *
     * @throws InputException with everything that is wrong with these options
     */
    public AdviceQuestion question(Run run) throws InputException {
        if (traffic.isEmpty()) {
            throw new InputException(
                    "%s is missing: how many messages a second, such as %s 5000/s".formatted(TRAFFIC, TRAFFIC));
        }
        AdviceQuestion question = read();
        return today.isEmpty()
                ? question
                : question.of(new Selection<>("--today", Baseline.candidates(run), Variant::name).one(today.get()));
    }

    private AdviceQuestion read() throws InputException {
        Problems problems = new Problems();
        Traffic stream = problems.collect(this::stream);
        Presets preset = problems.collect(this::preset);
        Prices paid = problems.collect(() -> priceFile()
                .or(() -> Optional.ofNullable(preset).map(Presets::prices))
                .orElse(null));
        Set<Need> needs = problems.collect(() -> Need.parse(NEED, need.orElse(Need.PORTABLE.label())));
        BatchSettings settings = problems.collect(this::settings);
        Integer senders = problems.collect(() -> whole("--producers", producers, 1, 1, MOST * MOST));
        Long most = problems.collect(this::limit);
        AddedFields added = problems.collect(
                () -> evolution.isEmpty() ? AddedFields.UNMEASURED : EvolutionFile.read(evolution.get()));
        problems.refuse();
        return new AdviceQuestion(
                stream, preset.billing(), paid, Optional.empty(), settings, senders, most, needs, added);
    }

    private Traffic stream() throws InputException {
        Problems problems = new Problems();
        Double rate = problems.collect(() -> quantity(TRAFFIC, traffic.orElseThrow(), RATE, "a rate such as 5000/s"));
        if (rate != null && rate == 0) {
            problems.add(TRAFFIC + " 0: expected more than no message a second");
        }
        Integer groups = problems.collect(() -> whole("--fan-out", fanOut, 1, 0, MOST));
        Integer far = problems.collect(() -> whole("--outside", outside, 0, 0, groups == null ? MOST : groups));
        Double days = problems.collect(this::days);
        Integer copies = problems.collect(() -> whole("--replication", replication, 3, 1, MOST));
        Integer places = problems.collect(() -> whole("--zones", zones, 3, 1, MOST));
        double busiest = peak.orElse(2.0);
        if (!(busiest >= 1 && busiest <= MOST)) {
            problems.add("--peak %s: expected a number from 1 to %d".formatted(busiest, MOST));
        }
        problems.refuse();
        return new Traffic(rate, groups, far, days, copies, places, busiest, followersRead);
    }

    private static Integer whole(String option, Optional<Integer> given, int usual, int least, int most)
            throws InputException {
        int number = given.orElse(usual);
        if (number < least || number > most) {
            throw new InputException("%s %d: expected a number from %d to %d".formatted(option, number, least, most));
        }
        return number;
    }

    private Double days() throws InputException {
        String text = retention.orElse("7d");
        double number = quantity("--retention", text, DAYS, "a time such as 36h or 7d");
        return text.endsWith("h") ? number / HOURS_A_DAY : number;
    }

    private BatchSettings settings() throws InputException {
        Problems problems = new Problems();
        String name = compression.orElse(BatchCompression.NONE.label());
        Optional<BatchCompression> found = Arrays.stream(BatchCompression.values())
                .filter(known -> known.label().equals(name))
                .findFirst();
        if (found.isEmpty()) {
            problems.add(Choices.mismatch(
                    COMPRESSION,
                    name,
                    Arrays.stream(BatchCompression.values())
                            .map(BatchCompression::label)
                            .toList()));
        }
        Double millis = problems.collect(this::millis);
        problems.refuse();
        return new BatchSettings(found.orElseThrow(), millis);
    }

    private Double millis() throws InputException {
        if (linger.isEmpty()) {
            return BatchSettings.KAFKAS.lingerMillis();
        }
        double number = quantity("--linger-today", linger.get(), MILLIS, "a time such as 0ms or 20ms");
        return linger.get().endsWith("ms") ? number : MILLIS_A_SECOND * number;
    }

    private static Double quantity(String option, String text, Pattern form, String expected) throws InputException {
        Matcher matcher = form.matcher(text);
        if (!matcher.matches()) {
            throw new InputException("%s %s: expected %s".formatted(option, text, expected));
        }
        return Double.valueOf(matcher.group(1));
    }

    private Long limit() throws InputException {
        if (limit.isEmpty()) {
            return AdviceQuestion.KAFKAS_LIMIT_BYTES;
        }
        Matcher matcher = BYTES.matcher(limit.get());
        if (!matcher.matches()) {
            throw new InputException(
                    "--message-limit %s: expected bytes such as 1048588, 900kb or 2mb".formatted(limit.get()));
        }
        return Long.parseLong(matcher.group(1))
                * Optional.ofNullable(matcher.group(2)).map(SIZES::get).orElse(1L);
    }

    private Presets preset() throws InputException {
        String name = like.orElse(Presets.SELF_RUN.billing().name());
        return Arrays.stream(Presets.values())
                .filter(known -> known.billing().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException(Choices.mismatch(LIKE, name, Presets.names())));
    }

    private Optional<Prices> priceFile() throws InputException {
        if (prices.isEmpty()) {
            return Optional.empty();
        }
        Path file = prices.get();
        try {
            return Optional.of(PricesReader.read(Files.readString(file, StandardCharsets.UTF_8), file.toString()));
        } catch (IOException e) {
            throw new InputException(
                    "--prices %s: cannot be read; name a file of prices as docs/advice.md shows one".formatted(file));
        }
    }
}
