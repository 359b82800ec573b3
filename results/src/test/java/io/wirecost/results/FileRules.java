package io.wirecost.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Passage;
import io.wirecost.core.run.Run;
import io.wirecost.core.run.Task;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What {@code run.json} is held to beyond the types of its records, by the name of the record and its component. A number
 * without a rule is 0 or more, and finite.
 */
final class FileRules {
    private static final String LINK = "^[0-9a-z.,]+$";
    private static final String WHOLE = "^[0-9]{1,9}$";

    private final Map<String, Consumer<ObjectNode>> rules = new HashMap<>();
    private final Set<String> applied = new HashSet<>();

    FileRules() {
        rule(
                "Run",
                schema -> schema.put(
                        "description",
                        schema.get("description").textValue()
                                + " Every trial is there: what was measured, where, every raw sample, or the reason why it has no figure."
                                + " Keys that may be absent are absent, never null."));
        rule(
                "Run.formatVersion",
                schema -> schema.remove(List.of("type", "minimum", "maximum")).put("const", Run.FORMAT_VERSION));
        positive(
                "Run.DataGroup.records",
                "LeftOut.UnknownField.values",
                "GivenNotes.Rule.count",
                "SchemaHints.records",
                "Tokens.messages",
                "TypingGains.records",
                "TypingGains.CodecGain.spelled",
                "TypingGains.CodecGain.typed",
                "TypingGains.FieldGain.spelled",
                "TypingGains.FieldGain.typed",
                "UnionGains.records",
                "UnionGains.CodecSizes.without",
                "UnionGains.CodecSizes.with",
                "Experiment.blocks",
                "Experiment.iterations",
                "Experiment.poolRecords",
                "Experiment.differentRecords",
                "Experiment.Range.from",
                "Experiment.Range.middle",
                "Experiment.Range.to",
                "Experiment.OpenLoop.messagesPerSecond",
                "Experiment.OpenLoop.seconds",
                "Experiment.OpenLoop.boundNanos",
                "Experiment.Transport.partitions",
                "FilePasses.heapBytes",
                "FilePasses.records",
                "FilePasses.bytes",
                "FilePasses.Pass.writeNanos",
                "FilePasses.Pass.encodeNanos",
                "FilePasses.Pass.readNanos",
                "FilePasses.Pass.decodeNanos",
                "Batches.messages",
                "Batches.Batched.depth",
                "Batches.Batched.count",
                "Batches.Batched.bytes",
                "Interop.WrongValue.record",
                "Robustness.Limits.heapBytes",
                "Robustness.Limits.stackBytes",
                "Robustness.Limits.processorSeconds",
                "Robustness.Damage.possible",
                "Robustness.Damage.inputs",
                "Robustness.Reaction.inputs",
                "Robustness.Depth.levels",
                "Witness.referenceBeforeNanos",
                "Witness.referenceAfterNanos",
                "Pipeline.Iteration.messages",
                "Pipeline.Iteration.sentBytes",
                "Pipeline.Iteration.elapsedNanos",
                "Pipeline.Paced.messagesPerSecond",
                "Pipeline.Paced.machineSpeed",
                "Pipeline.Latencies.counts",
                "Speed.Slices.level",
                "Speed.Samples.nanosPerOperation",
                "Speed.Samples.processorNanosPerOperation",
                "Speed.Samples.referenceNanos",
                "Speed.Samples.levelledNanosPerOperation");
        anySign(
                "Run.Data.seed",
                "Robustness.seed",
                "SchemaHints.Saving.bytes",
                "Batches.Dictionary.seed",
                "Witness.startSeconds",
                "Witness.endSeconds",
                "Speed.ReferenceSums.both");
        atMost(1, "SchemaFindings.FindingKind.share");
        atMost(1e12, "Pipeline.Paced.messagesPerSecond", "Pipeline.Paced.machineSpeed");
        atLeast(
                1,
                "Run.Data.groups",
                "LeftOut.fields",
                "Experiment.Network.links",
                "FilePasses.forks",
                "FilePasses.Fork.passes",
                "Batches.Batched.writeNanos",
                "Batches.Batched.readNanos",
                "Pipeline.blocks",
                "Pipeline.Block.iterations",
                "Speed.forks",
                "Speed.voided",
                "Speed.twins",
                "Speed.Slices.passes",
                "Speed.Samples.nanosPerOperation",
                "Speed.Samples.allocatedBytesPerOperation",
                "Speed.Samples.processorNanosPerOperation",
                "Speed.Samples.referenceNanos",
                "Speed.Samples.levelledNanosPerOperation");
        atLeast(2, "Parameters.Sweep.values");
        each(schema -> schema.put("uniqueItems", true), "Parameters.Sweep.values", "Experiment.Network.links");
        matching(
                "^[^/]+$",
                "RuntimeInfo.name",
                "CodecInfo.runtime",
                "CodecInfo.name",
                "Trial.runtime",
                "Trial.codec",
                "Interop.Reading.runtime",
                "Interop.Reading.codec");
        matching("^[0-9a-f]{64}$", "Interop.OwnBytes.checksum");
        matching("^(broker|[abc](\\+[abc])*)$", "Pipeline.Work.process");
        rule("Trial.operation", schema -> schema.set("enum", texts(operations())));
        rule("Trial.settings", schema -> schema.setAll(settings()));
        rule("Cell", schema -> schema.setAll(json("""
                {
                  "if": { "properties": { "status": { "const": "MEASURED" } } },
                  "then": { "required": ["figures"], "properties": { "reason": false } },
                  "else": { "required": ["reason"] }
                }
                """)));
        rule(
                "Figures",
                schema -> schema.put("minProperties", 1).put("maxProperties", 1).remove("required"));
    }

    /** What a type is that the file has as a word. */
    Optional<ObjectNode> word(Class<?> type) {
        if (type == Link.class) {
            return Optional.of(text().put("pattern", LINK));
        }
        return type == Wrapper.class ? Optional.of(text().set("enum", texts(wrappers()))) : Optional.empty();
    }

    /** Adds what the types do not say. */
    ObjectNode apply(String name, ObjectNode schema) {
        if (rules.containsKey(name)) {
            applied.add(name);
            rules.get(name).accept(schema);
        }
        return schema;
    }

    /** Rules whose components are not there, or not any more. */
    Set<String> notApplied() {
        Set<String> others = new HashSet<>(rules.keySet());
        others.removeAll(applied);
        return others;
    }

    static ArrayNode texts(Stream<String> texts) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        texts.forEach(array::add);
        return array;
    }

    private void positive(String... names) {
        each(
                schema -> {
                    ObjectNode number = innermost(schema);
                    if (number.get("type").textValue().equals("integer")) {
                        number.put("minimum", 1);
                    } else {
                        number.remove(List.of("minimum")).put("exclusiveMinimum", 0);
                    }
                },
                names);
    }

    private void anySign(String... names) {
        each(
                schema -> {
                    if (schema.get("type").textValue().equals("integer")) {
                        schema.put("minimum", Long.MIN_VALUE);
                    } else {
                        schema.put("minimum", -schema.get("maximum").doubleValue());
                    }
                },
                names);
    }

    private void atMost(double most, String... names) {
        each(schema -> schema.put("maximum", most), names);
    }

    private void atLeast(int elements, String... names) {
        each(schema -> schema.put("minItems", elements), names);
    }

    private void matching(String pattern, String... names) {
        each(schema -> schema.put("pattern", pattern), names);
    }

    private void each(Consumer<ObjectNode> rule, String... names) {
        Stream.of(names).forEach(name -> rule(name, rule));
    }

    private void rule(String name, Consumer<ObjectNode> rule) {
        rules.merge(name, rule, Consumer::andThen);
    }

    private static ObjectNode innermost(ObjectNode schema) {
        JsonNode items = schema.path("items");
        return items instanceof ObjectNode inner ? innermost(inner) : schema;
    }

    /** GZIP is gzip in runs from before there were others. */
    private static Stream<String> wrappers() {
        return Stream.concat(
                Stream.of("GZIP"),
                Stream.of(CompressionMethod.values())
                        .flatMap(method -> method.levels()
                                .map(levels -> IntStream.rangeClosed(levels.least(), levels.most())
                                        .mapToObj(level -> method.label() + "-" + level))
                                .orElse(Stream.of(method.label()))));
    }

    private static Stream<String> operations() {
        Stream<String> timed = Stream.of(Operation.values()).map(Operation::label);
        return Stream.concat(
                Stream.concat(Stream.of(new Task.Size()).map(Task::operation), timed),
                Stream.of(
                                Passage.PLAIN,
                                new Task.Interop(),
                                new Task.Compression(),
                                new Task.File(),
                                new Task.Damaged())
                        .map(Task::operation));
    }

    /** Of a file, any other name is the parameter that differs from group to group. */
    private static ObjectNode settings() {
        ObjectNode settings = JsonNodeFactory.instance.objectNode();
        ObjectNode properties = settings.put("minProperties", 1).putObject("properties");
        Stream.of(Passage.Reading.values())
                .map(Passage::of)
                .flatMap(passage -> passage.settings().entrySet().stream())
                .forEach(setting -> properties.putObject(setting.getKey()).put("const", setting.getValue()));
        properties.set("link", text().put("pattern", LINK));
        properties.set("form", text().put("pattern", "^[a-z-]+$"));
        new Task.Damaged(SafetyLimits.ADVISED)
                .settings()
                .forEach((name, value) -> properties.putObject(name).put("const", value));
        properties.set("rate", text().put("pattern", "^([0-9]+|max)$"));
        return settings.set("additionalProperties", text().put("pattern", WHOLE));
    }

    private static ObjectNode text() {
        return JsonNodeFactory.instance.objectNode().put("type", "string");
    }

    private static ObjectNode json(String text) {
        try {
            return (ObjectNode) RunMapper.MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
