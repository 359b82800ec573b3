package io.wirecost.report.section;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.run.Environment;
import io.wirecost.core.run.MachineInfo;
import io.wirecost.core.run.Repetition;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.value.Loss;
import io.wirecost.document.Columns;
import io.wirecost.document.Document;
import io.wirecost.document.Fact;
import io.wirecost.document.ShellCommand;
import io.wirecost.document.Table;
import io.wirecost.report.model.ReportModel;
import io.wirecost.report.wording.CodecLabels;
import io.wirecost.report.wording.Units;
import java.util.ArrayList;
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
        page.facts(machine(model.run().environment()));
        model.witnessed().ifPresent(witnessed -> page.facts(witnessed.facts()));
        page.facts(List.of(
                new Fact("schema", model.run().data().schemaChecksum()),
                new Fact("data", model.run().data().datasetChecksum())));
        page.paragraph("The same again:");
        page.code(ShellCommand.of(Repetition.of(model.run().command())));
    }

    private static List<Fact> machine(Environment environment) {
        MachineInfo machine = environment.machine();
        List<Fact> facts = new ArrayList<>(List.of(
                new Fact("processor", machine.cpu()),
                new Fact("cores", Integer.toString(machine.cores())),
                new Fact("memory", Units.memory(machine.memoryBytes())),
                new Fact("system", machine.os() + " " + machine.arch())));
        for (RuntimeInfo runtime : environment.runtimes()) {
            facts.add(new Fact(runtime.title(), runtime.version()));
            facts.add(new Fact(runtime.title() + " options", runtime.options()));
        }
        return facts;
    }

    private static Table codecs(ReportModel model) {
        CodecLabels names = new CodecLabels(model.run());
        Columns<CodecInfo> columns = Columns.<CodecInfo>of().name("codec", codec -> names.of(codec.variant()));
        if (model.hasSeveralRuntimes()) {
            columns.name("runtime", codec -> model.title(codec.runtime()));
        }
        return columns.name("format", InteropReadings::name)
                .name("family", codec -> codec.family().label())
                .name("library", codec -> codec.library() + " " + codec.version())
                .name("back end", CodecInfo::backEnd)
                .words("declared losses and limits", AppendixSection::declared)
                .table(model.codecs());
    }

    private static String declared(CodecInfo codec) {
        return Stream.of(
                        codec.direction().restriction().stream(),
                        codec.losses().stream().map(Loss::description),
                        codec.limits().stream().map(Limit::reason))
                .flatMap(Function.identity())
                .collect(Collectors.joining("; "));
    }
}
