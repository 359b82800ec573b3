package io.wirecost.evolution.judge;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.target.Target;
import io.wirecost.core.InputException;
import io.wirecost.core.schema.Schema;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.result.Judgement;
import io.wirecost.evolution.result.ReadingDirection;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The compatibility rules of Apicurio's registry, from the jars of an installed one: 109 MB, of which nothing else is needed.
 * So they are called by their names, and no build of wirecost has them.
 */
final class ApicurioJudge implements SchemaJudge {
    /** Says where the registry is installed. */
    static final String VARIABLE = "WIRECOST_APICURIO";

    private static final String RULES = "io.apicurio.registry.rules.compatibility.";
    private static final String JUDGE = "Apicurio's rule for ";

    /** The newest of JSON Schema that the rule knows. Nothing in our schemas means another thing there. */
    private static final String DIALECT = "http://json-schema.org/draft-07/schema#";

    private static final String OURS = "https://json-schema.org/draft/2020-12/schema";

    private static final List<Rule> KNOWN = List.of(
            new Rule("Avro", "Avro", "avro", "application/json"),
            new Rule("Protocol Buffers", "Protobuf", "protobuf", "application/x-protobuf"),
            new Rule("JSON", "JsonSchema", "json-schema", "application/json"));

    private final ClassLoader registry;

    private ApicurioJudge(ClassLoader registry) {
        this.registry = registry;
    }

    /**
     * A rule of the registry.
     *
     * @param format as wirecost names it
     * @param checker the class's name begins with it
     * @param target that writes the schema
     */
    private record Rule(String format, String checker, String target, String contentType) {
        boolean takes(Schema schema) {
            return emitter().refusalReason(schema).isEmpty();
        }

        String text(Schema schema) {
            return emitter().emit(schema).shown().orElseThrow().text().replace(OURS, DIALECT);
        }

        private Target emitter() {
            return Targets.byId(target).orElseThrow();
        }
    }

    /**
     * The rules of a registry.
     *
     * @param folder in which it was unpacked
     */
    static SchemaJudge of(Path folder) throws InputException, IOException {
        Path lib = folder.resolve("lib");
        if (!Files.isDirectory(lib)) {
            throw new InputException(
                    "%s: expected the folder of an unpacked Apicurio registry with lib/ in it, got %s; see docs/evolution.md"
                            .formatted(VARIABLE, folder));
        }
        List<URL> jars = new ArrayList<>();
        try (Stream<Path> files = Files.list(lib)) {
            for (Path jar : files.sorted().toList()) {
                jars.add(jar.toUri().toURL());
            }
        }
        return new ApicurioJudge(
                new URLClassLoader("apicurio", jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader()));
    }

    @Override
    public List<Judgement> judge(Edit edit) throws IOException {
        List<Judgement> all = new ArrayList<>();
        for (Rule rule : KNOWN) {
            if (rule.takes(edit.before()) && rule.takes(edit.after())) {
                String before = rule.text(edit.before());
                String after = rule.text(edit.after());
                for (ReadingDirection direction : List.of(ReadingDirection.BACKWARD, ReadingDirection.FORWARD)) {
                    judgement(rule, direction, before, after).ifPresent(all::add);
                }
            }
        }
        return all;
    }

    /** Empty where the rule cannot read the schemas. */
    private Optional<Judgement> judgement(Rule rule, ReadingDirection direction, String before, String after)
            throws IOException {
        String name = JUDGE + rule.format();
        try {
            Object result = result(rule, direction, before, after);
            boolean allows =
                    (boolean) result.getClass().getMethod("isCompatible").invoke(result);
            return Optional.of(new Judgement(name, rule.format(), direction, allows, allows ? "" : reasons(result)));
        } catch (InvocationTargetException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IOException("%s: this is no registry whose rules are known: %s".formatted(VARIABLE, e), e);
        }
    }

    private Object result(Rule rule, ReadingDirection direction, String before, String after)
            throws ReflectiveOperationException {
        Class<?> level = type("CompatibilityLevel");
        Class<?> content = registry.loadClass("io.apicurio.registry.content.TypedContent");
        Method create = content.getMethod("create", String.class, String.class);
        Object checker =
                type(rule.checker() + "CompatibilityChecker").getConstructor().newInstance();
        return type("CompatibilityChecker")
                .getMethod("testCompatibility", level, List.class, content, Map.class)
                .invoke(
                        checker,
                        level.getMethod("valueOf", String.class).invoke(null, direction.name()),
                        List.of(create.invoke(null, before, rule.contentType())),
                        create.invoke(null, after, rule.contentType()),
                        Map.of());
    }

    private String reasons(Object result) throws ReflectiveOperationException {
        Collection<?> differences = (Collection<?>)
                result.getClass().getMethod("getIncompatibleDifferences").invoke(result);
        Class<?> violation = registry.loadClass("io.apicurio.registry.rules.RuleViolation");
        TreeSet<String> reasons = new TreeSet<>(); // in an order that is always the same
        for (Object difference : differences) {
            Object its =
                    type("CompatibilityDifference").getMethod("asRuleViolation").invoke(difference);
            reasons.add(violation.getMethod("getDescription").invoke(its) + " at "
                    + violation.getMethod("getContext").invoke(its));
        }
        return String.join("; ", reasons);
    }

    private Class<?> type(String name) throws ClassNotFoundException {
        return registry.loadClass(RULES + name);
    }
}
