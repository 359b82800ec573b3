package io.wirecost.report.advise;

import io.wirecost.analysis.advice.Advice;
import io.wirecost.analysis.need.Facts;
import io.wirecost.analysis.need.FormatFact;
import io.wirecost.analysis.need.FormatFacts;
import io.wirecost.analysis.need.FormatFacts.Library;
import io.wirecost.analysis.need.Topic;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is known of the formats and libraries that are candidates, beside their figures. */
final class FactsTables {
    private FactsTables() {}

    /** One of a format's layouts. */
    private record Known(FormatFacts facts, String layout) {
        String answer(Topic topic) {
            FormatFact fact = facts.of(topic, layout);
            return switch (fact.answer()) {
                case YES -> "yes";
                case NO -> "no";
                case UNKNOWN -> "unknown";
            };
        }
    }

    static void write(Advice advice, Document.Writer page) {
        List<CodecInfo> codecs = Stream.concat(Stream.of(advice.today()), advice.candidates().stream())
                .map(priced -> priced.offer().codec())
                .distinct()
                .toList();
        List<Known> formats = codecs.stream()
                .flatMap(codec -> Facts.of(codec.plainFormat()).map(facts -> new Known(facts, codec.layout())).stream())
                .distinct()
                .toList();
        if (formats.isEmpty()) {
            return;
        }
        page.section(
                "what these formats can do",
                "by their documentation, not measured; the sources are beside wirecost's code");
        page.table(Columns.<Known>of()
                .name("format", known -> known.facts().format())
                .name("layout", Known::layout)
                .name("languages", known -> known.answer(Topic.LANGUAGES))
                .name("needs schema", known -> known.answer(Topic.SCHEMA_NEEDED))
                .name("evolvable", known -> known.answer(Topic.EVOLVABLE))
                .name("readable", known -> known.answer(Topic.READABLE))
                .name("in place", known -> known.answer(Topic.IN_PLACE))
                .name("streaming", known -> known.answer(Topic.STREAMING))
                .name("safe", known -> known.answer(Topic.SAFE))
                .table(formats)
                .withoutEmptyColumns());
        page.table(Columns.<Library>of()
                .name("library", Library::name)
                .name("version", Library::version)
                .name("licence", Library::licence)
                .name("built", Library::released)
                .table(codecs.stream()
                        .flatMap(codec -> library(codec).stream())
                        .distinct()
                        .toList()));
    }

    private static Optional<Library> library(CodecInfo codec) {
        return Facts.of(codec.plainFormat()).stream()
                .flatMap(facts -> facts.libraries().stream())
                .filter(library -> library.name().equals(codec.library())
                        && library.version().equals(codec.version()))
                .findFirst();
    }
}
