package io.wirecost.acceptance;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasSourceCodeLocation;
import com.tngtech.archunit.core.domain.properties.HasType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The house rules of ARCHITECTURE.md: who may know whom. */
class ArchitectureTest {
    /** What has kinds that code switches over. */
    private static final List<String> KINDS = List.of(
            "io.wirecost.core.schema.Type",
            "io.wirecost.core.schema.Definition",
            "io.wirecost.compiler.lower.Shape",
            "io.wirecost.compiler.lower.Origin");

    private static JavaClasses ours;

    @BeforeAll
    static void importEveryModule() throws IOException {
        ours = new ClassFileImporter().importPaths(Modules.folders("target/classes"));
    }

    @Test
    void core_knows_the_jdk_only() {
        check(knowsOnly("core"));
    }

    @Test
    void child_processes_are_started_by_one_room_which_knows_the_jdk_only() {
        check(knowsOnly("process"));
        check(noClasses()
                .that()
                .resideOutsideOfPackages(
                        "io.wirecost.process..",
                        "io.wirecost.pipeline.link.kernel..",
                        "io.wirecost.contract..",
                        "io.wirecost.bench..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(ProcessBuilder.class));
    }

    @Test
    void charts_know_the_jdk_only_and_documents_know_charts() {
        check(knowsOnly("plot"));
        check(knowsOnly("document", "io.wirecost.plot.."));
    }

    @Test
    void the_harness_knows_core_only() {
        check(knowsOnly("harness", "io.wirecost.core.."));
    }

    @Test
    void nothing_but_the_comparison_with_it_knows_jmh() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage("io.wirecost.bench..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.openjdk.jmh.."));
    }

    @Test
    void analysis_and_report_know_the_run_and_nothing_that_measures() {
        check(knowsNone(
                "analysis", "engine", "harness", "compiler", "workloads", "codecs", "cli", "results", "report"));
        check(knowsNone("report", "engine", "harness", "compiler", "workloads", "codecs", "cli", "studies"));
        check(knowsNone("studies", "engine", "harness", "compiler", "workloads", "codecs", "cli", "report"));
        check(knowsNone("results", "engine", "harness", "compiler", "workloads", "codecs", "cli", "report"));
    }

    @Test
    void damages_know_messages_and_nothing_that_reads_them() {
        check(knowsOnly("robustness", "io.wirecost.core..", "io.wirecost.accounts.."));
    }

    @Test
    void the_compiler_knows_neither_codecs_nor_engine() {
        check(knowsNone("compiler", "codecs", "engine", "harness", "workloads", "cli", "report", "results"));
    }

    @Test
    void a_schema_language_is_known_to_the_list_of_readers_only() {
        check(noClasses()
                .that()
                .resideOutsideOfPackages("io.wirecost.compiler", "io.wirecost.compiler.read..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.wirecost.compiler.read.*.."));
    }

    @Test
    void a_cluster_that_is_read_is_never_written_to() {
        check(knowsNone("topics", "engine", "pipeline", "codecs", "cli", "report", "results", "analysis"));
        check(noClasses()
                .that()
                .resideInAPackage("io.wirecost.topics..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.kafka.clients.producer..", "org.apache.kafka.clients.admin.."));
        check(noClasses()
                .that()
                .resideOutsideOfPackages("io.wirecost.topics.kafka..", "io.wirecost.pipeline..", "io.wirecost.bench..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.kafka.."));
    }

    @Test
    void the_engine_finds_codecs_without_knowing_them() {
        check(knowsNone("engine", "codecs", "cli", "report", "results", "workloads"));
    }

    @Test
    void the_engines_stages_reach_codecs_through_a_runners_session_only() {
        check(noClasses()
                .that()
                .resideInAPackage("io.wirecost.engine..")
                .and()
                .resideOutsideOfPackages("io.wirecost.engine.worker..", "io.wirecost.engine.runner..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching(
                        "io\\.wirecost\\.engine\\.worker\\.(Conversation|Request|Launch|Workers|WorkerBench)"));
        check(knowsNone("engine.worker", "engine.runner", "engine.catalog"));
    }

    @Test
    void the_pipeline_knows_core_and_harness_and_nobody_who_uses_it() {
        check(knowsNone(
                "pipeline", "engine", "compiler", "workloads", "codecs", "cli", "report", "results", "analysis"));
        check(noClasses()
                .that()
                .resideInAPackage("io.wirecost.pipeline.service..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.wirecost.pipeline.driver..", "io.wirecost.pipeline.broker.."));
    }

    @TestFactory
    Stream<DynamicTest> a_codec_module_knows_core_and_its_own_library_only() throws IOException {
        try (Stream<Path> modules = Files.list(Modules.ROOT.resolve("codecs"))) {
            List<String> names = modules.filter(m -> Files.exists(m.resolve("src")))
                    .map(m -> m.getFileName().toString())
                    .toList();
            return names.stream()
                    .map(name -> DynamicTest.dynamicTest(
                            name,
                            () -> check(noClasses()
                                    .that()
                                    .resideInAPackage("io.wirecost.codecs." + name.replace("-", "") + "..")
                                    .should()
                                    .dependOnClassesThat(resideInAPackage("io.wirecost..")
                                            .and(resideOutsideOfPackages(
                                                    "io.wirecost.core..",
                                                    "io.wirecost.codecs." + name.replace("-", "") + ".."))))));
        }
    }

    @Test
    void compressions_know_core_and_their_own_library_and_nobody_knows_them() {
        check(noClasses()
                .that()
                .resideInAPackage("io.wirecost.compressions..")
                .should()
                .dependOnClassesThat(resideInAPackage("io.wirecost..")
                        .and(resideOutsideOfPackages("io.wirecost.core..", "io.wirecost.compressions.."))));
        check(slices().matching("io.wirecost.compressions.(*)").should().notDependOnEachOther());
        check(noClasses()
                .that()
                .resideOutsideOfPackage("io.wirecost.compressions..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.wirecost.compressions.."));
    }

    @Test
    void nobody_knows_the_front_door() {
        check(noClasses()
                .that()
                .resideOutsideOfPackage("io.wirecost.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.wirecost.cli.."));
    }

    @Test
    void rooms_do_not_depend_on_each_other_in_a_circle() {
        check(slices().matching("io.wirecost.(*)..").should().beFreeOfCycles());
    }

    @Test
    void no_package_depends_on_itself_through_others() {
        check(slices().matching("io.wirecost.(**)").should().beFreeOfCycles());
    }

    /** A new kind of type has to be named by the compiler wherever it is not known yet: a switch over kinds does that. */
    @Test
    void kinds_of_types_are_told_apart_as_the_compiler_can_check() {
        check(noClasses().should(tellKindsApartByTheirClasses()));
    }

    @Test
    void there_is_no_room_without_a_purpose() {
        check(noClasses()
                .should()
                .resideInAnyPackage("..util..", "..utils..", "..common..", "..base..", "..impl..", "..helper.."));
    }

    private static ArchCondition<JavaClass> tellKindsApartByTheirClasses() {
        return new ArchCondition<>("tell kinds of types, shapes, origins or definitions apart by their classes") {
            @Override
            public void check(JavaClass asking, ConditionEvents events) {
                report(asking.getInstanceofChecks(), asking, events);
                report(asking.getReferencedClassObjects(), asking, events);
            }
        };
    }

    private static <A extends HasType & HasSourceCodeLocation> void report(
            Set<A> asked, JavaClass asking, ConditionEvents events) {
        asked.stream()
                .filter(each -> isForeignKind(each.getRawType(), asking))
                .map(each -> "%s asks for %s in %s"
                        .formatted(asking.getName(), each.getRawType().getName(), each.getSourceCodeLocation()))
                .forEach(message -> events.add(SimpleConditionEvent.satisfied(asking, message)));
    }

    /** Those who define kinds may ask for them. */
    private static boolean isForeignKind(JavaClass kind, JavaClass asking) {
        return !kind.getPackageName().equals(asking.getPackageName())
                && KINDS.stream().anyMatch(kind::isAssignableTo);
    }

    private static ArchRule knowsOnly(String room, String... others) {
        return classes()
                .that()
                .resideInAPackage("io.wirecost." + room + "..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                                "io.wirecost." + room + "..", "java..", "javax.tools..", "com.sun.management..")
                        .or(resideInAnyPackage(others)));
    }

    private static ArchRule knowsNone(String room, String... others) {
        return noClasses()
                .that()
                .resideInAPackage("io.wirecost." + room + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        Stream.of(others).map(o -> "io.wirecost." + o + "..").toArray(String[]::new));
    }

    private static void check(ArchRule rule) {
        rule.check(ours);
    }
}
