package io.wirecost.studies.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What runs say of a claim, and why.
 *
 * @param points all of which have to hold
 * @param remarks further sentences
 */
public record Verdict(List<Point> points, List<String> remarks) {
    private static final int LONG = 240;

    /** More points than a reader takes in at once. */
    private static final int MANY = 3;

    public Verdict {
        points = List.copyOf(points);
        remarks = List.copyOf(remarks);
    }

    static Verdict of(List<Point> points) {
        return new Verdict(points, List.of());
    }

    static Verdict of(Point point) {
        return of(List.of(point));
    }

    /** The verdict on a claim that consists of several. */
    static Verdict all(List<Verdict> parts) {
        return new Verdict(
                parts.stream().flatMap(part -> part.points.stream()).toList(),
                parts.stream().flatMap(part -> part.remarks.stream()).distinct().toList());
    }

    /** Nothing can be said, for this reason. */
    static Verdict untold(String reason) {
        return of(Point.sentence(Answer.OPEN, reason));
    }

    /** Nothing can be said if something is lacking. */
    static Verdict unless(Optional<String> lacking, Supplier<List<Point>> points) {
        return lacking.map(Verdict::untold).orElseGet(() -> of(points.get()));
    }

    /** Returns the answer to all points together. */
    public Answer answer() {
        return Answer.all(points.stream().map(Point::answer).toList());
    }

    /** Returns the figures, a sentence for each subject. */
    public List<String> evidence() {
        return Stream.concat(sentences(points.stream().filter(Point::isShown).toList()), remarks.stream())
                .distinct()
                .toList();
    }

    /** Returns what a table has room for: the figures, or how many points hold and the first ones that do not. */
    public String sentence() {
        String all = String.join(" ", evidence());
        if (points.size() <= MANY && all.length() <= LONG) {
            return all;
        }
        return answer() == Answer.HOLDS ? counts() : counts() + " " + deciding();
    }

    /** @param where before the answer, such as {@code Threads: }; may be empty */
    public String words(String where) {
        return heading(where) + " " + String.join(" ", evidence());
    }

    /** The answer with its number of points. */
    public String heading(String where) {
        return (where.isEmpty() ? answer().atBeginning() : where + answer().words()) + "."
                + (points.size() > 1 ? " " + counts() : "");
    }

    private String counts() {
        long hold = count(Answer.HOLDS);
        if (hold == points.size()) {
            return "All %d comparisons hold.".formatted(points.size());
        }
        long fail = count(Answer.FAILS);
        List<String> parts = new ArrayList<>();
        parts.add(hold == 0 ? "none holds" : hold == 1 ? "1 holds" : hold + " hold");
        if (fail > 0) {
            parts.add(fail == 1 ? "1 does not" : fail + " do not");
        }
        if (count(Answer.OPEN) > 0) {
            parts.add("%d cannot be told".formatted(count(Answer.OPEN)));
        }
        return "Of %d comparisons %s.".formatted(points.size(), String.join(", ", parts));
    }

    private long count(Answer answer) {
        return points.stream().filter(point -> point.answer() == answer).count();
    }

    /** The first points that decided: those that do not hold, or, where there is none, those that cannot be told. */
    private String deciding() {
        List<Point> deciding =
                points.stream().filter(point -> point.answer() == answer()).toList();
        String first = sentences(deciding.stream().limit(MANY).toList()).collect(Collectors.joining(" "));
        return deciding.size() <= MANY ? first : first + " And %d more.".formatted(deciding.size() - MANY);
    }

    private static Stream<String> sentences(List<Point> points) {
        Map<String, List<String>> bySubject = new LinkedHashMap<>();
        for (Point point : points) {
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
