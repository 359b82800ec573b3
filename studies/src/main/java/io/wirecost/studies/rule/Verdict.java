package io.wirecost.studies.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What runs say of a claim, and why.
 *
 * @param points the parts of the claim, each judged by itself
 */
public record Verdict(List<ClaimPart> points) {
    private static final int LONG = 240;

    /** More points than a reader takes in at once. */
    private static final int MANY = 3;

    public Verdict {
        points = List.copyOf(points);
    }

    static Verdict of(ClaimPart point) {
        return new Verdict(List.of(point));
    }

    /** The verdict on a claim that consists of several. */
    static Verdict all(List<Verdict> parts) {
        return new Verdict(parts.stream().flatMap(part -> part.points.stream()).toList());
    }

    /**
     * Returns the answer to the claim: it holds if all parts do, cannot be told if most cannot, holds in part if some do,
     * and does not hold if none does and one certainly is otherwise. Else it is not comparable.
     */
    public ClaimAnswer answer() {
        long hold = count(ClaimAnswer.HOLDS);
        if (hold == points.size()) {
            return ClaimAnswer.HOLDS;
        }
        if (2 * count(ClaimAnswer.OPEN) > points.size()) {
            return ClaimAnswer.OPEN;
        }
        return hold > 0
                ? ClaimAnswer.PART
                : count(ClaimAnswer.FAILS) > 0 ? ClaimAnswer.FAILS : ClaimAnswer.INCOMPARABLE;
    }

    /** Returns the answer as a cell of a table says it: {@code holds in part, 3 of 5}. */
    public String brief() {
        return answer().words() + parts();
    }

    /** Returns the answer behind a subject: {@code holds in part, 3 of 5}, {@code is not comparable}. */
    public String said() {
        return answer().singular() + parts();
    }

    private String parts() {
        return answer() == ClaimAnswer.PART ? ", %d of %d".formatted(count(ClaimAnswer.HOLDS), points.size()) : "";
    }

    /** Returns the figures, a sentence for each subject; with several answers those of each behind its name. */
    public List<String> evidence() {
        Map<ClaimAnswer, List<ClaimPart>> byAnswer =
                new TreeMap<>(points.stream().collect(Collectors.groupingBy(ClaimPart::answer)));
        return byAnswer.size() == 1
                ? sentences(points).distinct().toList()
                : byAnswer.entrySet().stream()
                        .map(each -> each.getKey().atBeginning() + ": "
                                + sentences(each.getValue()).distinct().collect(Collectors.joining(" ")))
                        .toList();
    }

    /** Returns what a table has room for: the figures, or how many points hold and the first ones that do not. */
    public String sentence() {
        String all = sentences(points).distinct().collect(Collectors.joining(" "));
        if (points.size() == 1 || points.size() <= MANY && all.length() <= LONG) {
            return all;
        }
        List<ClaimPart> others = points.stream()
                .filter(point -> point.answer() != ClaimAnswer.HOLDS)
                .distinct()
                .toList();
        return others.isEmpty()
                ? "All %d parts hold.".formatted(points.size())
                : isMixed() ? "Of %d parts %s. %s".formatted(points.size(), counts(), first(others)) : first(others);
    }

    /** Whether parts have different answers. */
    private boolean isMixed() {
        return points.stream().map(ClaimPart::answer).distinct().count() > 1;
    }

    /** @param where before the answer, such as {@code Threads: }; may be empty */
    public String words(String where) {
        return heading(where) + " " + String.join(" ", evidence());
    }

    /** The answer, and where parts differ how many have which. */
    public String heading(String where) {
        return (where.isEmpty() ? answer().atBeginning() : where + answer().words())
                + (isMixed() ? " (of %d parts %s).".formatted(points.size(), counts()) : ".");
    }

    private String counts() {
        long hold = count(ClaimAnswer.HOLDS);
        List<String> parts = new ArrayList<>();
        parts.add(hold == 0 ? "none holds" : hold == 1 ? "1 holds" : hold + " hold");
        long fail = count(ClaimAnswer.FAILS);
        if (fail > 0) {
            parts.add(fail == 1 ? "1 does not" : fail + " do not");
        }
        long open = count(ClaimAnswer.OPEN);
        if (open > 0) {
            parts.add(open + " cannot be told");
        }
        long incomparable = count(ClaimAnswer.INCOMPARABLE);
        if (incomparable > 0) {
            parts.add(incomparable + (incomparable == 1 ? " is" : " are") + " not comparable");
        }
        return String.join(", ", parts);
    }

    long count(ClaimAnswer answer) {
        return points.stream().filter(point -> point.answer() == answer).count();
    }

    private static String first(List<ClaimPart> points) {
        String first =
                sentences(points.stream().limit(MANY).toList()).distinct().collect(Collectors.joining(" "));
        return points.size() <= MANY ? first : first + " And %d more.".formatted(points.size() - MANY);
    }

    private static Stream<String> sentences(List<ClaimPart> points) {
        Map<String, List<String>> bySubject = new LinkedHashMap<>();
        for (ClaimPart point : points) {
            bySubject
                    .computeIfAbsent(point.subject(), subject -> new ArrayList<>())
                    .add(point.text());
        }
        return bySubject.entrySet().stream().map(each -> sentence(each.getKey(), each.getValue()));
    }

    private static String sentence(String subject, List<String> texts) {
        return subject.isEmpty()
                ? texts.stream().distinct().collect(Collectors.joining(" "))
                : subject + ": " + String.join("; ", texts) + ".";
    }
}
