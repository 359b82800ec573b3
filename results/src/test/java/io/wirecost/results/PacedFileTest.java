package io.wirecost.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.wirecost.core.InputException;
import io.wirecost.core.run.Experiment;
import io.wirecost.core.run.Run;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with sets that were sent at a rate. */
class PacedFileTest {
    /** The first pipeline cell of a random run: its codecs have five other cells each. */
    private static final String ITERATION = "/cells/30/figures/pipeline/blocks/0/iterations/0";

    private static final Run GIVEN = first(true);
    private static final Run SOUGHT = first(false);

    @TempDir
    private Path folder;

    private static Run first(boolean given) {
        return LongStream.range(0, 100)
                .mapToObj(RandomRun::atRate)
                .filter(run -> run.pipeline()
                                .flatMap(Experiment::openLoop)
                                .orElseThrow()
                                .messagesPerSecond()
                                .isPresent()
                        == given)
                .filter(PacedFileTest::forwardsSeveral)
                .findFirst()
                .orElseThrow();
    }

    /** A single message has one bucket, and nothing to rise. */
    private static boolean forwardsSeveral(Run run) {
        return RunMapper.MAPPER.valueToTree(run).at(ITERATION + "/forwarded").asLong() > 1;
    }

    @Test
    void a_set_has_the_rate_that_was_asked_for() throws Exception {
        assertThat(problems(GIVEN, run -> paced(run).put("messagesPerSecond", 0.5)))
                .singleElement()
                .asString()
                .contains(" was sent at 0.5 messages per second, expected ");
    }

    @Test
    void a_sought_rate_may_be_any_and_its_sets_as_many_and_as_large_as_it_took() throws Exception {
        Run run = SOUGHT;
        assertThat(problems(run, json -> {
                    paced(json).put("messagesPerSecond", 0.5);
                    iteration(json).put("messages", 1_000_000);
                    ((ArrayNode) json.at("/cells/30/figures/pipeline/blocks/0/iterations")).add(iteration(json));
                }))
                .isEmpty();
        assertThat(problems(run, json -> iteration(json).put("number", 999)))
                .singleElement()
                .asString()
                .contains("has the sets [999");
    }

    @Test
    void a_cell_and_the_experiment_agree_on_whether_there_is_a_rate() throws Exception {
        assertThat(problems(GIVEN, run -> ((ObjectNode) run.at("/pipeline")).remove("openLoop")))
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem).endsWith("is not sent as $.pipeline.openLoop says"));
        assertThat(problems(GIVEN, run -> iteration(run).remove("paced")))
                .singleElement()
                .asString()
                .endsWith(" lacks $.paced, which sets at a rate have");
    }

    @Test
    void latencies_are_those_of_the_messages_that_were_forwarded_in_rising_buckets() throws Exception {
        assertThat(problems(GIVEN, run -> latencies(run).withArray("counts").add(1)))
                .hasSize(2)
                .anySatisfy(problem -> assertThat(problem).contains(" buckets of latencies with "))
                .anySatisfy(problem -> assertThat(problem).contains(" messages, expected "));
        assertThat(problems(GIVEN, run -> {
                    long forwarded = iteration(run).get("forwarded").asLong();
                    latencies(run).putArray("counts").add(1).add(forwarded - 1);
                    latencies(run).putArray("upToNanos").add(7).add(7);
                }))
                .singleElement()
                .asString()
                .endsWith(" has buckets of latencies that do not rise");
    }

    private static ObjectNode iteration(ObjectNode run) {
        return (ObjectNode) run.at(ITERATION);
    }

    private static ObjectNode paced(ObjectNode run) {
        return (ObjectNode) run.at(ITERATION + "/paced");
    }

    private static ObjectNode latencies(ObjectNode run) {
        return (ObjectNode) run.at(ITERATION + "/paced/latencies");
    }

    private List<String> problems(Run given, Consumer<ObjectNode> change) throws Exception {
        Path file = folder.resolve("run.json");
        RunFile.write(given, file);
        ObjectNode run = (ObjectNode) RunMapper.MAPPER.readTree(file.toFile());
        change.accept(run);
        RunMapper.MAPPER.writeValue(file.toFile(), run);
        InputException refusal = catchThrowableOfType(InputException.class, () -> RunFile.read(file));
        return refusal == null ? List.of() : refusal.problems();
    }
}
