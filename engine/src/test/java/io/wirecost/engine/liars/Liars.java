package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A codec module of its own: honest codecs, and one for every way to cheat or fail. */
public final class Liars implements CodecProvider {
    private static final List<String> PARENT_CLASSES = List.of(
            "io.wirecost.engine.Engine", "com.fasterxml.jackson.core.JsonFactory", "org.assertj.core.api.Assertions");

    @Override
    public List<CodecInfo> codecs() {
        List<CodecInfo> codecs = new ArrayList<>();
        Stream.of(
                        "honest",
                        "staged",
                        "poisons-the-process",
                        "falls-for-poison",
                        "noisy",
                        "drops-a-field",
                        "remembers-the-last",
                        "misreads-in-place",
                        "throws-at-the-100th",
                        "hangs-at-the-17th",
                        "keeps-in-memory",
                        "exits",
                        "tells-its-class-path",
                        "cheats-in-forks",
                        "throws-in-forks",
                        "exits-in-forks",
                        "loops-in-forks",
                        "refuses-the-schema",
                        "stumbles-over-the-schema")
                .map(Liars::info)
                .forEach(codecs::add);
        codecs.add(info("lacks-its-tool").withTarget("flatbuffers"));
        codecs.add(info("has-limits").withLimits(Limit.XML_CHARACTERS));
        return codecs;
    }

    private static CodecInfo info(String name) {
        return CodecInfo.of(name, "Java", Family.SELF_DESCRIBING, "java.base", Object.class);
    }

    @Override
    public Optional<Refusal> refusalReason(CodecInfo codec, Schema schema) {
        if (codec.name().equals("stumbles-over-the-schema")) {
            throw new UnsupportedOperationException("no such type");
        }
        return codec.name().equals("refuses-the-schema")
                ? Optional.of(new Refusal("sees of its parent: " + visibleParentClasses()))
                : Optional.empty();
    }

    private static List<String> visibleParentClasses() {
        return PARENT_CLASSES.stream().filter(Liars::isVisible).toList();
    }

    private static boolean isVisible(String name) {
        try {
            Class.forName(name);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        Class<T> type = binding.domainClass();
        return switch (codec.name()) {
            case "staged" -> new StagedHonest<>(type);
            case "poisons-the-process" -> new Poisoned<>(type, Poisoned::poison);
            case "falls-for-poison" -> new Poisoned<>(type, Poisoned::fallForIt);
            case "noisy" -> new Noisy<>(type);
            case "drops-a-field" -> new DropsAField<>(binding);
            case "remembers-the-last" -> new RemembersTheLast<>(type);
            case "misreads-in-place" -> new MisreadsInPlace<>(type);
            case "throws-at-the-100th" ->
                new FailsLate<>(type, 100, () -> {
                    throw new IllegalStateException("table is full");
                });
            case "hangs-at-the-17th" -> new FailsLate<>(type, 17, FailsLate::hang);
            case "exits" -> new FailsLate<>(type, 3, () -> System.exit(0));
            case "keeps-in-memory" -> new KeepsInMemory<>(type);
            case "tells-its-class-path" -> throw new IllegalStateException(System.getProperty("java.class.path"));
            case "cheats-in-forks" -> new CheatsInForks<>(type);
            case "throws-in-forks" ->
                new FailsInForks<>(type, () -> {
                    throw new IllegalStateException(System.getProperty("java.class.path"));
                });
            case "exits-in-forks" ->
                new FailsInForks<>(type, () -> Runtime.getRuntime().halt(0));
            case "loops-in-forks" -> new FailsInForks<>(type, FailsLate::loop);
            default -> new Honest<>(type);
        };
    }
}
