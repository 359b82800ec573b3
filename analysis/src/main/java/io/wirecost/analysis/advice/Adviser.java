package io.wirecost.analysis.advice;

import io.wirecost.analysis.Baseline;
import io.wirecost.analysis.need.Contradiction;
import io.wirecost.analysis.need.NeedCheck;
import io.wirecost.core.InputException;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.core.run.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Makes the advice for a run. */
public final class Adviser {
    private static final double HIGHEST_RATE = 1e9;
    private static final double LOWEST_RATE = 1e-6;

    private final Run run;
    private final AdviceQuestion question;
    private final NeedCheck needs;
    private final List<Offer> offers;
    private final Offer today;
    private final Pricing pricing;

    private Adviser(Run run, AdviceQuestion question, Variant codec, List<Rewritten> rewritten) throws InputException {
        this.run = run.in(codec.runtime());
        this.question = question;
        this.needs = new NeedCheck(this.run, question.needs(), question.added());
        this.offers = new Offers(this.run, question).all(codec, rewritten);
        this.today = offers.stream()
                .filter(offer -> offer.codec().variant().equals(codec)
                        && offer.words().isEmpty()
                        && offer.settings().equals(question.settings()))
                .findFirst()
                .orElseThrow(() -> new InputException(lacking(codec, question.settings())));
        this.pricing = new Pricing(question, today, offers);
    }

    private static String lacking(Variant codec, BatchSettings settings) {
        return "%s with compression %s: the run has no sizes and times of it; measure it with --measure size,speed,compression"
                .formatted(codec.name(), settings.compression().label());
    }

    /** @throws InputException if the run does not have what it takes, with what to measure */
    public static Advice advice(Run run, AdviceQuestion question) throws InputException {
        return advice(run, question, List.of());
    }

    /**
     * Returns the advice.
     *
     * @param rewritten the messages of JSON that are in use, in other words
     * @throws InputException if the run does not have what it takes, with what to measure
     */
    public static Advice advice(Run run, AdviceQuestion question, List<Rewritten> rewritten) throws InputException {
        Variant today = question.today()
                .or(() -> Baseline.of(run))
                .orElseThrow(() -> new InputException(
                        "the run has no figures of any codec; repeat it with --measure size,speed,compression"));
        return new Adviser(run, question, today, rewritten).advice();
    }

    /** Returns all that could be in use by a run's figures, whatever it costs. */
    public static List<Offer> offers(Run run, AdviceQuestion question) {
        return new Offers(run, question).all();
    }

    private Advice advice() {
        List<Priced> candidates = candidates();
        List<String> unmet = needs.reasons(today.codec());
        Optional<Priced> chosen = recommended(candidates, unmet.isEmpty());
        Optional<Priced> cheapest = candidates.stream().findFirst();
        Optional<Priced> further = chosen.flatMap(from -> further(candidates, from));
        return new Advice(
                question,
                pricing.priced(today, today),
                unmet,
                candidates,
                dropped(),
                candidates.isEmpty()
                        ? Contradiction.of(run, question.needs(), question.added(), measured())
                        : List.of(),
                chosen,
                chosen.map(from -> alike(candidates, from)).orElse(List.of()),
                cheapest,
                further,
                further.map(to -> alike(candidates, to)).orElse(List.of()),
                further.map(to -> pricing.saving(chosen.orElseThrow().offer(), to.offer())),
                further.flatMap(to -> worthFrom(chosen.orElseThrow(), to)),
                chosen.filter(to -> to.change() != ChangeSize.NONE && unmet.isEmpty())
                        .flatMap(this::worthDownTo),
                chosen.map(from -> sensitivities(from, further)).orElse(List.of()));
    }

    private List<Priced> candidates() {
        return offers.stream()
                .filter(offer -> reasons(offer.codec()).isEmpty())
                .map(offer -> pricing.priced(today, offer))
                .sorted(Comparator.comparingDouble(priced -> priced.cost().centre()))
                .toList();
    }

    private List<CodecInfo> measured() {
        return offers.stream().map(Offer::codec).distinct().toList();
    }

    private List<Dropped> dropped() {
        return run.codecs().stream()
                .map(codec -> new Dropped(codec, reasons(codec)))
                .filter(dropped -> !dropped.reasons().isEmpty())
                .toList();
    }

    private List<String> reasons(CodecInfo codec) {
        List<String> reasons = new ArrayList<>(needs.reasons(codec));
        Optional<Offer> any =
                offers.stream().filter(offer -> offer.codec().equals(codec)).findFirst();
        if (any.isEmpty()) {
            reasons.add("no sizes and both times in this run: not proven on this data, or not measured");
        }
        any.filter(offer -> !codec.equals(today.codec()))
                .flatMap(offer -> offer.aboveLimit(question.limitBytes()))
                .ifPresent(reasons::add);
        return reasons;
    }

    /** Goes from what is in use to larger changes, as long as a change is certainly worth it. */
    private Optional<Priced> recommended(List<Priced> candidates, boolean mayStay) {
        Optional<Priced> chosen = mayStay ? Optional.of(pricing.priced(today, today)) : Optional.empty();
        for (ChangeSize change :
                List.of(ChangeSize.SETTINGS, ChangeSize.LIBRARY, ChangeSize.CONTENT, ChangeSize.FORMAT)) {
            Optional<Priced> best = candidates.stream()
                    .filter(candidate -> candidate.change() == change)
                    .findFirst();
            Optional<Priced> former = chosen;
            if (best.isPresent()
                    && former.map(from -> isWorth(from, best.get())).orElse(true)) {
                chosen = best;
            }
        }
        return chosen;
    }

    private boolean isWorth(Priced from, Priced to) {
        return pricing.saving(from.offer(), to.offer()).isAtLeast(worth());
    }

    private double worth() {
        return question.prices().worth().amount();
    }

    /** Candidates with a change of the same kind that cost as much, as far as can be told. */
    private List<Priced> alike(List<Priced> candidates, Priced chosen) {
        return candidates.stream()
                .filter(other ->
                        other.change() == chosen.change() && !other.offer().equals(chosen.offer()))
                .filter(other -> pricing.saving(chosen.offer(), other.offer()).mayBeNothing())
                .toList();
    }

    private static Optional<Priced> further(List<Priced> candidates, Priced chosen) {
        return candidates.stream()
                .filter(other -> !other.offer().equals(chosen.offer()))
                .filter(other -> other.change().compareTo(chosen.change()) > 0
                        || other.change() == ChangeSize.SETTINGS && chosen.change() == ChangeSize.NONE)
                .findFirst();
    }

    /** Batches grow with the rate, so it is searched. */
    private Optional<Double> worthFrom(Priced from, Priced to) {
        return isWorthAt(question, from, to) ? Optional.empty() : turningRate(HIGHEST_RATE, from, to);
    }

    private Optional<Double> worthDownTo(Priced chosen) {
        return turningRate(LOWEST_RATE, pricing.priced(today, today), chosen);
    }

    private Optional<Double> turningRate(double end, Priced from, Priced to) {
        OptionalDouble rate = TurningPoint.between(
                question.traffic().perSecond(), end, perSecond -> isWorthAt(question.at(perSecond), from, to));
        return rate.isPresent() ? Optional.of(rate.getAsDouble()) : Optional.empty();
    }

    private boolean isWorthAt(AdviceQuestion other, Priced from, Priced to) {
        return new Pricing(other, today, offers)
                .saving(from.offer(), to.offer())
                .isAtLeast(other.prices().worth().amount());
    }

    /** What makes the further change worth it, where nothing changes; otherwise what makes the change not worth it. */
    private List<Sensitivity> sensitivities(Priced chosen, Optional<Priced> further) {
        boolean stays = chosen.change() == ChangeSize.NONE;
        Priced from = stays ? chosen : pricing.priced(today, today);
        Optional<Priced> to = stays ? further : Optional.of(chosen);
        List<Sensitivity> found = new ArrayList<>();
        for (AdviceInput input : AdviceInput.of(question)) {
            to.map(other -> input.turningPoint(asked -> isWorthAt(asked, from, other)))
                    .ifPresent(point -> point.ifPresent(
                            then -> found.add(new Sensitivity(input.title(), input.unit(), input.now(), then))));
        }
        return found;
    }
}
