package io.wirecost.robustness;

import io.wirecost.core.run.DamageKind;
import io.wirecost.robustness.UnknownField.Unknown;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Names that stand for much more than they take: entities of XML, aliases of YAML. Ten levels of ten are ten billion. */
final class ExpansionDamage {
    private static final int LEVELS = 10;
    private static final int TIMES = 10;

    private ExpansionDamage() {}

    static Optional<DamageSet> of(Sources sources, DamageSampler draw) {
        if (sources.isCompressed()) {
            return Optional.empty();
        }
        return switch (sources.codec().format()) {
            case "XML" ->
                draw.of(DamageKind.EXPANDED, xml(sources.messages().get(0).bytes()));
            case "YAML" ->
                draw.of(DamageKind.EXPANDED, yaml(sources.messages().get(0).bytes()));
            default -> Optional.empty();
        };
    }

    private static List<Damaged> xml(byte[] message) {
        String entities =
                levels(level -> "<!ENTITY e%d \"%s\">".formatted(level, level == 0 ? "x" : times("&e%d;", level)));
        return Stream.of(
                        entity(message, entities, "e" + LEVELS, "%d entities, each of %d of the one before"),
                        entity(message, "<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">", "a", "two entities of each other"),
                        entity(
                                message,
                                "<!ENTITY a SYSTEM \"file:///wirecost-has-no-such-file\">",
                                "a",
                                "an entity in a file that does not exist"))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Damaged> entity(byte[] message, String entities, String used, String words) {
        byte[] type = UnknownField.text("<!DOCTYPE wirecost [" + entities + "]>");
        return new XmlFields()
                .with(message, new Unknown(words, UnknownField.text("&" + used + ";")))
                .map(with -> new Damaged(
                        Bytes.replaced(with, declaration(with), declaration(with), type),
                        0,
                        words.formatted(LEVELS, TIMES)));
    }

    /** Returns where the declaration of XML ends; 0 if there is none. */
    private static int declaration(byte[] message) {
        for (int i = 1; message[0] == '<' && message[1] == '?' && i < message.length; i++) {
            if (message[i - 1] == '?' && message[i] == '>') {
                return i + 1;
            }
        }
        return 0;
    }

    private static List<Damaged> yaml(byte[] message) {
        String aliases =
                "[" + levels(level -> "&a%d [%s],".formatted(level, level == 0 ? "x" : times("*a%d,", level))) + "]";
        String merged = "{"
                + levels(level -> "k%d: &m%d {%s}, "
                        .formatted(level, level, level == 0 ? "x: 1" : "<<: [" + times("*m%d,", level) + "]"))
                + "}";
        UnknownField form = new UnknownField.YamlFields();
        return Stream.of(
                        new Unknown("%d aliases, each of %d of the one before", UnknownField.text(aliases)),
                        new Unknown("%d merge keys, each of %d of the one before", UnknownField.text(merged)),
                        new Unknown("a list that holds itself", UnknownField.text("&a [*a]")))
                .flatMap(field -> form.with(message, field).stream()
                        .map(bytes -> new Damaged(bytes, 0, field.words().formatted(LEVELS, TIMES))))
                .toList();
    }

    private interface Level {
        String text(int level);
    }

    private static String levels(Level level) {
        return IntStream.rangeClosed(0, LEVELS).mapToObj(level::text).collect(Collectors.joining());
    }

    private static String times(String use, int level) {
        return use.formatted(level - 1).repeat(TIMES);
    }
}
