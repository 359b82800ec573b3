package io.wirecost.report.csv;

import io.wirecost.report.model.metric.Metric.Range;
import io.wirecost.report.model.pipeline.Flow;
import io.wirecost.report.model.pipeline.Flow.Against;
import io.wirecost.report.model.pipeline.Flow.Part;
import io.wirecost.report.model.pipeline.Flow.SetOfMessages;
import io.wirecost.report.model.pipeline.PipelineModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The columns that a pipeline adds: raw ones of single sets, then those of a codec's figures. */
final class PipelineFields {
    private static final List<String> RAW =
            List.of("block", "set", "messages", "forwarded", "payload_bytes", "sent_bytes", "elapsed_ns", "cpu_ns");

    private static final List<String> SUMMARY = List.of(
            "blocks",
            "block_ratio",
            "block_ratio_low_95",
            "block_ratio_high_95",
            "floor_share",
            "full_decode_ratio",
            "messages_per_s",
            "bytes_per_message",
            "bytes_ratio",
            "sent_bytes_per_message",
            "sent_bytes_ratio");

    private final List<String> parts;
    private final List<String> processes;

    PipelineFields(PipelineModel model) {
        parts = model.flows().stream()
                .flatMap(flow -> flow.cpu().stream().map(Part::name))
                .distinct()
                .toList();
        processes = model.flows().stream()
                .flatMap(flow -> flow.processes().stream().map(Flow.Process::name))
                .distinct()
                .toList();
    }

    List<String> titles() {
        List<String> titles = new ArrayList<>(RAW);
        titles.addAll(SUMMARY);
        parts.forEach(part -> titles.add(part.replace(' ', '_') + "_cpu_ns_per_message"));
        processes.forEach(process -> titles.addAll(List.of(
                "process_" + process + "_cpu_ns_per_message", "process_" + process + "_allocated_bytes_per_message")));
        return titles;
    }

    void set(CsvRows lines, SetOfMessages set) {
        Stream.of(
                        set.block(),
                        set.number(),
                        set.messages(),
                        set.forwarded(),
                        set.payloadBytes(),
                        set.sentBytes(),
                        set.elapsedNanos(),
                        set.cpuNanos())
                .map(Number::longValue)
                .forEach(number -> lines.text(Long.toString(number)));
    }

    void summary(CsvRows lines, Flow flow) {
        RAW.forEach(raw -> lines.text(""));
        lines.text(Long.toString(
                flow.sets().stream().map(SetOfMessages::block).distinct().count()));
        lines.number(flow.ratio().map(Against::centre));
        lines.number(flow.ratio().flatMap(Against::interval).map(Range::low));
        lines.number(flow.ratio().flatMap(Against::interval).map(Range::high));
        lines.number(flow.floorShare().map(Against::centre));
        lines.number(flow.fullDecode().map(Against::centre));
        lines.number(Optional.of(flow.messagesPerSecond()));
        lines.number(Optional.of(flow.bytes().mean()));
        lines.number(flow.bytes().ratio());
        lines.number(Optional.of(flow.sentBytes().mean()));
        lines.number(flow.sentBytes().ratio());
        parts.forEach(part -> lines.number(flow.cpu().stream()
                .filter(one -> one.name().equals(part))
                .map(Part::nanos)
                .findFirst()));
        processes.forEach(process -> process(lines, flow, process));
    }

    private static void process(CsvRows lines, Flow flow, String name) {
        Optional<Flow.Process> process =
                flow.processes().stream().filter(one -> one.name().equals(name)).findFirst();
        lines.number(process.map(Flow.Process::cpuNanos));
        lines.number(process.map(Flow.Process::allocatedBytes));
    }
}
