package io.wirecost.report.section;

import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Fact;
import io.wirecost.document.Table;
import io.wirecost.document.TableCell;
import io.wirecost.report.model.CodecLine;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.model.RuntimeLine;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the codecs declare, where and how they were measured, and how to measure the same again. */
final class AppendixSection {
    private AppendixSection() {}

    static void write(ReportModel model, Document.Writer page) {
        page.section("Codecs");
        page.table(codecs(model));
        page.section("Where and how");
        page.facts(model.conditions().machine());
        model.conditions().witnessed().ifPresent(witnessed -> page.facts(witnessed.facts()));
        page.facts(List.of(
                new Fact("schema", model.message().schemaChecksum()),
                new Fact("data", model.message().datasetChecksum())));
        page.paragraph("The same again:");
        page.code(model.conditions().command());
    }

    private static Table codecs(ReportModel model) {
        Columns<CodecLine> columns = Columns.<CodecLine>of().name("codec", CodecLine::name);
        if (model.hasSeveralRuntimes()) {
            columns.name(
                    "runtime",
                    codec -> model.runtimeOf(codec.name())
                            .map(RuntimeLine::title)
                            .orElse(TableCell.NONE));
        }
        return columns.name("format", CodecLine::formatAndLayout)
                .name("family", CodecLine::family)
                .name("library", CodecLine::library)
                .name("back end", CodecLine::backEnd)
                .words("declared losses and limits", AppendixSection::declared)
                .table(model.codecs());
    }

    private static String declared(CodecLine codec) {
        return Stream.of(codec.oneWay().stream(), codec.losses().stream(), codec.limits().stream())
                .flatMap(Function.identity())
                .collect(Collectors.joining("; "));
    }
}
