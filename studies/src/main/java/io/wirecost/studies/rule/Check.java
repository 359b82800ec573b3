package io.wirecost.studies.rule;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.wirecost.studies.figure.StudyFigures;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A rule with what it is applied to. Its components are its form in a study's file. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "rule")
@JsonSubTypes({
    @Type(value = Above.class, name = "above"),
    @Type(value = Alike.class, name = "alike"),
    @Type(value = Between.class, name = "between"),
    @Type(value = Effect.class, name = "effect"),
    @Type(value = Extreme.class, name = "extreme"),
    @Type(value = Factor.class, name = "factor"),
    @Type(value = NoCommonBest.class, name = "front"),
    @Type(value = Incomparable.class, name = "incomparable"),
    @Type(value = Nearer.class, name = "nearer"),
    @Type(value = Order.class, name = "order"),
    @Type(value = Rank.class, name = "rank"),
    @Type(value = GroupOrder.class, name = "ranking"),
    @Type(value = Sets.class, name = "sets"),
    @Type(value = Some.class, name = "some"),
    @Type(value = SpreadOf.class, name = "spread"),
    @Type(value = Straight.class, name = "straight"),
    @Type(value = Wider.class, name = "wider")
})
public sealed interface Check
        permits Above,
                Alike,
                Between,
                Effect,
                Extreme,
                Factor,
                NoCommonBest,
                Incomparable,
                Nearer,
                Order,
                Rank,
                GroupOrder,
                Sets,
                Some,
                SpreadOf,
                Straight,
                Wider {
    /** What it asks for, in sentences. */
    String words();

    /** The names of the figures that it looks at, by which its conditions are found. */
    Set<String> figures();

    /** The lines that it names, some of which it may not find. */
    List<String> lines();

    /** What the figures say. */
    Verdict judge(StudyFigures figures);

    /** All names of some groups of lines. */
    static List<String> both(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).distinct().toList();
    }

    /** All names of named groups of lines. */
    static List<String> all(Map<String, List<String>> groups) {
        return groups.values().stream().flatMap(List::stream).distinct().toList();
    }
}
