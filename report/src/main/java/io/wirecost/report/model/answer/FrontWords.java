package io.wirecost.report.model.answer;

import io.wirecost.analysis.ranking.PortableFront;
import io.wirecost.analysis.ranking.PortableFront.Member;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Variant;
import io.wirecost.document.TerminalText;
import io.wirecost.report.model.metric.Winners;
import io.wirecost.report.wording.CodecLabels;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The portable front of size against time, a sentence for each of its first codecs. */
final class FrontWords {
    /** More formats than these are named only. */
    private static final int TOLD = 3;

    private final List<Member> members;
    private final List<CodecInfo> codecs;
    private final CodecLabels names;
    private final Held held;

    FrontWords(PortableFront front, List<CodecInfo> codecs, CodecLabels names, Held held) {
        this.members = front.members();
        this.codecs = codecs;
        this.names = names;
        this.held = held;
    }

    /** @return empty where there is no front, or nothing beside the baseline that could stand on it */
    List<String> sentences(String baseline) {
        List<Member> others =
                members.stream().filter(member -> !isOf(member, baseline)).toList();
        if (members.isEmpty() || !hasPortableBeside(baseline)) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        sentences.add("Against " + baseline + ", "
                + (others.isEmpty()
                        ? alone(members.get(0))
                        : "no portable format is both smaller and faster than these:"));
        others.stream().limit(TOLD).map(this::sentence).forEach(sentences::add);
        List<String> more =
                others.stream().skip(TOLD).map(member -> format(member.codec())).toList();
        if (!more.isEmpty()) {
            sentences.add("Nor is one both smaller and faster than " + Winners.names(more) + ".");
        }
        return sentences;
    }

    private boolean isOf(Member member, String name) {
        return names.of(member.codec()).equals(name);
    }

    private boolean hasPortableBeside(String baseline) {
        return codecs.stream()
                .filter(codec -> codec.portable().orElse(false))
                .anyMatch(codec -> !names.of(codec.variant()).equals(baseline));
    }

    /** The baseline is the whole front. */
    private String alone(Member baseline) {
        List<String> ties = baseline.ties().stream().map(names::of).toList();
        return ties.isEmpty()
                ? "every other portable codec is slower, and none is smaller."
                : "no portable codec is better; " + Winners.names(ties) + " cannot be told from it in time.";
    }

    private String sentence(Member member) {
        String own = names.of(member.codec());
        List<String> ties = members.stream()
                .filter(other -> !other.equals(member) && held.tied(own, names.of(other.codec())))
                .map(other -> format(other.codec()))
                .toList();
        String all = Stream.concat(Stream.of(own), member.ties().stream().map(names::of))
                .collect(Collectors.joining(" or "));
        return format(member.codec()) + " (" + all + "): " + held.words(own)
                + (ties.isEmpty() ? "" : "; a tie with " + Winners.names(ties)) + ".";
    }

    /** The format, with its layout where another codec of the front has the same format. */
    private String format(Variant codec) {
        CodecInfo info = info(codec);
        boolean shared = members.stream()
                        .filter(member -> info(member.codec()).format().equals(info.format()))
                        .count()
                > 1;
        return TerminalText.text(Stream.of(info.format(), shared ? info.layout() : "")
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(", ")));
    }

    private CodecInfo info(Variant codec) {
        return codecs.stream()
                .filter(info -> info.variant().equals(codec))
                .findFirst()
                .orElseThrow();
    }
}
