package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import io.wirecost.contract.Prerequisite;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Link;
import io.wirecost.core.run.Run;
import io.wirecost.pipeline.link.kernel.KernelLink;
import io.wirecost.results.RunFile;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links between the services and the broker, as a user asks for them. */
class SweepTest {
    @TempDir
    private Path folder;

    @Test
    @Tag("nightly")
    void the_kernel_makes_links_too_and_leaves_no_device() throws Exception {
        KernelLink.refusalReason(Link.parse("5mbit")).ifPresent(Prerequisite::missing);
        try (PipelineRun run = start("jackson-json", "5mbit,unlimited", 200, "--link-by", "kernel")) {
            assertThat(run.awaitEnd()).as(run.errors()).isZero();

            assertThat(run.read().cells()).hasSize(4).allSatisfy(Passages::assertNoFasterThanItsLink);
            assertThat(run.output())
                    .containsIgnoringWhitespaces("the kernel's shaping between each service and the broker");
            assertThat(run.leftProcesses()).isEmpty();
            assertThat(NetworkInterface.networkInterfaces()
                            .flatMap(NetworkInterface::inetAddresses)
                            .map(InetAddress::getHostAddress))
                    .noneMatch(address -> address.startsWith("10.213."));
        }
    }

    @Test
    @Tag("nightly")
    void a_sweep_that_was_interrupted_is_continued_over_all_its_links() throws Exception {
        Run interrupted;
        try (PipelineRun run = start("jackson-json,avro-generic", "2mbit,50ms,4mbit,50ms", 3_000)) {
            Wirecost.await(() -> hasCells(2));
            run.amidMessages(() -> run.signal("INT", true));
            run.awaitEnd();
            Wirecost.await(() -> run.leftProcesses().isEmpty());
            assertThat(run.leftFiles()).isEmpty();
            interrupted = run.read();
        }
        assertThat(interrupted.complete()).isFalse();

        Outcome resumed = Wirecost.warm(folder).run("run", "--resume", "out", "--quiet");

        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        Run whole = RunFile.read(folder.resolve("out/run.json"));
        assertThat(whole.complete()).isTrue();
        assertThat(whole.cells()).hasSize(6).allMatch(cell -> cell.status() == Cell.Status.MEASURED);
        assertThat(measured(interrupted))
                .isNotEmpty()
                .allSatisfy((trial, cell) -> assertThat(measured(whole)).containsEntry(trial, cell));
    }

    @Test
    void every_link_that_is_none_is_named_at_once() throws Exception {
        assertThat(refusal("--link", "10mbits", "--sweep", "link=fast", "--services", "threads", "--kafka", "k:1"))
                .contains(
                        "--link and --sweep exclude each other",
                        "--link 10mbits: '10mbits': expected a rate such as 10mbit",
                        "--sweep link=fast: 'fast': expected a rate such as 10mbit",
                        "no link can be put before your own Kafka",
                        "--services threads has all three in one process");
        assertThat(refusal("--sweep", "rate=10mbit")).contains("--sweep rate: expected one of link, records");
        assertThat(refusal("--link", "10mbit,1gbit"))
                .contains("these are 2 links, expected one", "--sweep link=10mbit,1gbit");
        assertThat(refusal("--sweep", "link=10mbit,5ms,1gbit,10mbit,10mbit,5ms"))
                .contains("10mbit,5ms is there more than once")
                .doesNotContain("10mbit is there");
        assertThat(refusal("--link-by", "kernel")).contains("--link-by needs a link: add --link RATE");
        assertThat(refusal("--link", "10mbit,5ms,6ms")).contains("'6ms': expected a rate");
    }

    @Test
    void a_link_without_the_pipeline_is_refused() throws Exception {
        Outcome outcome = Wirecost.warm(folder).run("run", "--measure", "size", "--link", "10mbit");

        assertThat(outcome.exitCode()).isEqualTo(2);
        assertThat(outcome.err()).contains("add --measure pipeline");
    }

    @Test
    void a_rate_that_no_machine_can_hold_is_refused_before_anything_is_measured() throws Exception {
        Outcome outcome = Wirecost.warm(folder)
                .run("run", "--measure", "pipeline", "--codec", "jackson-json", "--link", "900gbit", "--out", "out");

        assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.err())
                .contains("cannot be a link of 900gbit", "ask for a lower rate")
                .doesNotContain("\tat ");
        assertThat(Files.exists(folder.resolve("out"))).isFalse();
    }

    private String refusal(String... options) throws Exception {
        List<String> all = Stream.concat(
                        Stream.of("run", "--measure", "pipeline", "--codec", "jackson-json"), Stream.of(options))
                .toList();
        Outcome outcome = Wirecost.warm(folder).run(all.toArray(String[]::new));
        assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(2);
        return outcome.err();
    }

    private PipelineRun start(String codecs, String links, int messages, String... more) throws Exception {
        List<String> options = new ArrayList<>(List.of(
                "--sweep",
                "link=" + links,
                "--codec",
                codecs,
                "--messages",
                String.valueOf(messages),
                "--blocks",
                "1",
                "--iterations",
                "1",
                "--warm-up",
                "200"));
        options.addAll(List.of(more));
        return PipelineRun.start(folder, options.toArray(String[]::new));
    }

    private boolean hasCells(int count) {
        try {
            return measured(RunFile.read(folder.resolve("out/run.json"))).size() >= count;
        } catch (Exception e) {
            return false; // not there yet
        }
    }

    private static Map<String, Cell> measured(Run run) {
        return run.cells().stream()
                .filter(cell -> cell.status() == Cell.Status.MEASURED)
                .collect(Collectors.toMap(cell -> cell.trial().id(), Function.identity()));
    }
}
