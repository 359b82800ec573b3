package io.wirecost.harness.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A real worker that is asked for what it cannot do. {@code LiarsTest} of the engine has codecs for it. */
class WorkerMainTest {
    private static Process worker;
    private static BufferedWriter requests;
    private static BufferedReader answers;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void start() throws Exception {
        worker = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        WorkerMain.class.getName())
                .start();
        requests = worker.outputWriter();
        answers = worker.inputReader();
        Files.writeString(folder.resolve("schema"), "root Note\nrecord Note\n  id int\n");
    }

    @AfterAll
    static void a_worker_ends_when_its_standard_input_closes() throws Exception {
        requests.close();

        assertThat(worker.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
                    sing!                                          | a request is an object of JSON
                    {"request": "sing"}                            | an unknown request: sing
                    {"codec": "gson"}                              | the member request of the request is not a string
                    {"request": "encode", "bytes": "x"}            | open a codec first
                    {"request": "open", "codec": "gson"}           | the member schema of the request is not a string
                    """)
    void what_cannot_be_done_is_a_problem_and_the_next_request_is_answered(String request, String message)
            throws Exception {
        assertThat(answer(request)).isEqualTo("{\"problem\":{\"message\":\"%s\"}}", message);
    }

    @Test
    void a_codec_that_is_not_there_is_named() throws Exception {
        assertThat(answer("{\"request\": \"open\", \"codec\": \"gson\", \"schema\": \"%s\"}"
                        .formatted(folder.resolve("schema"))))
                .contains("no codec gson on this class path");
    }

    /** The next line that is no progress. */
    private static String answer(String request) throws Exception {
        requests.write(request + "\n");
        requests.flush();
        String line = answers.readLine();
        while (line.startsWith("{\"progress\"")) {
            line = answers.readLine();
        }
        return line;
    }
}
