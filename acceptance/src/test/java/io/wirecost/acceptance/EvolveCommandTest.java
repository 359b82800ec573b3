package io.wirecost.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.acceptance.Wirecost.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens when a schema changes, from the command line. */
class EvolveCommandTest {
    @TempDir
    private Path folder;

    @Test
    void a_number_that_is_used_again_shows_another_value_and_no_error() throws Exception {
        Files.writeString(folder.resolve("old.proto"), """
                syntax = "proto3";
                package shop;
                message Order {
                  int64 id = 1;
                  int32 quantity = 2;
                }
                """);
        Files.writeString(folder.resolve("new.proto"), """
                syntax = "proto3";
                package shop;
                message Order {
                  int64 id = 1;
                  int32 discount = 2;
                }
                """);

        Outcome outcome = Wirecost.warm(folder)
                .run(
                        "evolve",
                        "--from",
                        "old.proto",
                        "--to",
                        "new.proto",
                        "--codec",
                        "protobuf-java,jackson-json",
                        "--out",
                        "out",
                        "--quiet");

        assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isZero();
        assertThat(outcome.out())
                .contains("another value, and no error", "discount", "No records were given.")
                .containsPattern("from the one schema to the other +\\S+ +VV");
        assertThat(folder.resolve("out")).isDirectoryContaining("glob:**evolution.{json}");
        assertThat(Files.readString(folder.resolve("out/evolution.json"))).contains("\"OTHER_VALUE\"");
        assertThat(Files.readString(folder.resolve("out/evolution.html"))).contains("discount");
    }

    @Test
    void what_is_wrong_with_the_options_is_said_before_anything_is_tried() throws Exception {
        Wirecost wirecost = Wirecost.warm(folder);

        assertThat(wirecost.run("evolve", "--from", "old.proto").err()).contains("--from and --to belong together");
        assertThat(wirecost.run("evolve", "--edits", "renam").err())
                .contains("--edits renam: expected an edit of the catalogue", "rename");
        assertThat(wirecost.run("evolve", "--at", "Nothing.here").err()).contains("no such edit applies");
        assertThat(wirecost.run("evolve", "--places", "0").exitCode()).isEqualTo(2);
    }
}
