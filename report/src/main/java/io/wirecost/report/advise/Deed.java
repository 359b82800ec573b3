package io.wirecost.report.advise;

import io.wirecost.analysis.advice.Advice;
import io.wirecost.analysis.advice.BatchSettings;
import io.wirecost.analysis.advice.ChangeSize;
import io.wirecost.analysis.advice.Priced;
import io.wirecost.analysis.cost.Amount;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The recommendation in sentences. */
final class Deed {
    private static final int MOST_NAMES = 5;

    private final Advice advice;
    private final CodecLabels names;
    private final Money money;

    Deed(Advice advice, CodecLabels names, Money money) {
        this.advice = advice;
        this.names = names;
        this.money = money;
    }

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        if (!advice.unmet().isEmpty()) {
            sentences.add("What you have, %s, does not meet your needs: %s."
                    .formatted(name(advice.today()), String.join("; ", advice.unmet())));
        }
        advice.today()
                .offer()
                .aboveLimit(advice.question().limitBytes())
                .ifPresent(words ->
                        sentences.add("What you have, %s, has %s. Other codecs that have such messages fall out."
                                .formatted(name(advice.today()), words)));
        advice.recommended().ifPresentOrElse(chosen -> chosen(chosen, sentences), () -> contradiction(sentences));
        return sentences;
    }

    private void chosen(Priced chosen, List<String> sentences) {
        sentences.add(
                switch (chosen.change()) {
                    case NONE ->
                        "Stay with what you have: %s with %s, %s a month."
                                .formatted(name(chosen), settings(chosen), money.of(chosen.cost()));
                    case SETTINGS ->
                        "Keep %s, and set %s: that %s, without a migration."
                                .formatted(name(chosen), settings(chosen), saves(chosen));
                    case LIBRARY ->
                        "Take %s in the place of %s, with %s: that %s. The format stays the same, so nothing has to be migrated."
                                .formatted(oneOf(chosen), name(advice.today()), settings(chosen), saves(chosen));
                    case CONTENT ->
                        "Keep %s, with %s, and with %s: that %s. Writers and readers have to change together."
                                .formatted(name(advice.today()), words(chosen), settings(chosen), saves(chosen));
                    case FORMAT ->
                        "Migrate from %s to %s, with %s: that %s."
                                .formatted(name(advice.today()), oneOf(chosen), settings(chosen), saves(chosen));
                });
        if (chosen.change() != ChangeSize.NONE) {
            sentences.addAll(alike(chosen));
        }
        advice.worthDownTo()
                .ifPresent(rate -> sentences.add(
                        "With less than %s messages a second it would not be worth it.".formatted(count(rate))));
        advice.further().ifPresent(further -> sentences.add(further(chosen, further)));
    }

    private static String words(Priced chosen) {
        return chosen.offer()
                .codec()
                .wrapper()
                .map(wrapper -> "each message compressed by " + wrapper.label())
                .orElse(chosen.offer().words());
    }

    private String saves(Priced chosen) {
        String part = advice.shareOfSaving()
                .filter(share -> share < 1)
                .map(share -> String.format(Locale.ROOT, ", %.0f %% of the most that can be saved here", 100 * share))
                .orElse("");
        return "%s a month%s".formatted(savesOrCosts(chosen.saving()), part);
    }

    private String savesOrCosts(Amount saving) {
        return saving.centre() >= 0 ? "saves " + money.of(saving) : "costs " + money.of(saving.negated()) + " more";
    }

    /** What else may be taken: other codecs with these settings are named in the recommendation itself. */
    private List<String> alike(Priced chosen) {
        List<String> sentences = new ArrayList<>();
        List<String> same = sameSettings(chosen, advice.alike());
        if (!same.isEmpty()) {
            sentences.add("Their prices cannot be told apart here. Choose between them for other reasons.");
        }
        List<String> others = advice.alike().stream()
                .filter(other -> !isSame(chosen, other))
                .map(other -> withWords(name(other), other) + " with " + settings(other))
                .toList();
        if (!others.isEmpty()) {
            sentences.add("As far as can be told, these cost as much: " + some(others) + ".");
        }
        return sentences;
    }

    private String oneOf(Priced chosen) {
        List<String> others = sameSettings(chosen, advice.alike());
        return others.isEmpty() ? name(chosen) : "one of " + name(chosen) + ", " + some(others);
    }

    private List<String> sameSettings(Priced chosen, List<Priced> alike) {
        return alike.stream()
                .filter(other -> isSame(chosen, other))
                .map(this::name)
                .toList();
    }

    private static boolean isSame(Priced one, Priced other) {
        return other.offer().settings().equals(one.offer().settings())
                && other.offer().words().equals(one.offer().words());
    }

    private static String withWords(String name, Priced priced) {
        String words = priced.offer().words();
        return words.isEmpty() ? name : name + " (" + words + ")";
    }

    private String further(Priced chosen, Priced further) {
        Amount more = advice.furtherSaves().orElseThrow();
        String deed = "%s with %s would %s a month%s"
                .formatted(
                        withWords(orAsWell(further), further),
                        settings(further),
                        savesOrCosts(more).replaceFirst("^saves", "save").replaceFirst("^costs", "cost"),
                        chosen.change() == ChangeSize.NONE ? "" : " beyond that");
        return deed + (more.centre() <= 0 ? "." : verdict(more));
    }

    private String verdict(Amount more) {
        double worth = advice.question().prices().worth().amount();
        boolean enough = more.centre() >= worth;
        String least = money.of(worth);
        if (more.interval().isEmpty() && enough) {
            return ". A change has to save at least %s. Times of one round alone cannot say for certain that it does: measure"
                            .formatted(least)
                    + " with --profile quick.";
        }
        return ". That is not worth it at this traffic: a change has to save at least %s%s. %s"
                .formatted(
                        least,
                        enough ? ", and with this interval it may not" : "",
                        advice.furtherFrom()
                                .map(rate -> "From %s messages a second on it is.".formatted(count(rate)))
                                .orElseGet(() -> more.interval().isPresent()
                                        ? "It is at no traffic that can be told from these measurements."
                                        : "With times of one round alone no such change is certain: measure with"
                                                + " --profile quick."));
    }

    private String orAsWell(Priced further) {
        List<String> others = sameSettings(further, advice.furtherAlike());
        return name(further) + (others.isEmpty() ? "" : " (as well " + some(others) + ")");
    }

    private static String some(List<String> names) {
        int others = names.size() - MOST_NAMES;
        return others <= 1
                ? String.join(", ", names)
                : String.join(", ", names.subList(0, MOST_NAMES)) + " and " + others + " others";
    }

    private static String count(double rate) {
        double unit = Math.pow(10, Math.floor(Math.log10(rate)) - 1);
        double rounded = Math.ceil(rate / unit) * unit;
        return rounded < 10 ? String.format(Locale.ROOT, "%.2g", rounded) : Units.count(Math.round(rounded));
    }

    private void contradiction(List<String> sentences) {
        sentences.add("No codec of this run meets all needs: "
                + advice.question().needs().stream().map(need -> need.label()).collect(Collectors.joining(", "))
                + ".");
        advice.contradictions()
                .forEach(way -> sentences.add("Without %s, %s left."
                        .formatted(
                                way.drop().stream().map(need -> need.label()).collect(Collectors.joining(" and ")),
                                way.left() == 1 ? "1 codec is" : way.left() + " codecs are")));
    }

    private String name(Priced priced) {
        return names.of(priced.offer().codec().variant());
    }

    static String settings(Priced priced) {
        BatchSettings settings = priced.offer().settings();
        return "compression.type=%s and linger.ms=%s"
                .formatted(settings.compression().label(), plain(settings.lingerMillis()));
    }

    static String plain(double number) {
        return number == Math.rint(number) ? Units.count(Math.round(number)) : String.valueOf(number);
    }
}
