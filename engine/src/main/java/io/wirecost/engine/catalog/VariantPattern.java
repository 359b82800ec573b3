package io.wirecost.engine.catalog;

import io.wirecost.core.Choices;
import io.wirecost.core.Nearest;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CompressionMethod;
import io.wirecost.core.codec.Wrapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a user selects codecs by: {@code jaxb}, {@code jackson-*}, {@code *+gzip}, {@code jaxb+zstd-19}, {@code jaxb+*}. A
 * runtime before it, as in {@code node/json}, leaves those of other runtimes alone.
 */
final class VariantPattern {
    private static final String ANY = "*";

    private static final char OF = '/';

    private final String text;
    private final Optional<String> runtime;
    private final String codec;
    private final Pattern glob;
    private final Optional<String> wrapper;

    VariantPattern(String text) {
        int slash = text.indexOf(OF);
        this.text = text;
        int sign = sign();
        this.runtime = slash < 0 ? Optional.empty() : Optional.of(text.substring(0, slash));
        this.codec = text.substring(slash + 1, sign < 0 ? text.length() : sign);
        this.glob = Pattern.compile(Stream.of(codec.split("\\*", -1))
                .map(Pattern::quote)
                .collect(Collectors.joining("[^" + Wrapper.SIGN + "]*")));
        this.wrapper = sign < 0 ? Optional.empty() : Optional.of(text.substring(sign + 1));
    }

    /** The forms of a plain codec that are meant; none if it is another codec. */
    Stream<CatalogEntry> forms(CatalogEntry plain) {
        if (!matches(plain)) {
            return Stream.of();
        }
        return wrapper.isEmpty() ? Stream.of(plain) : wrappers().stream().flatMap(around -> plain.in(around).stream());
    }

    private int sign() {
        return text.indexOf(Wrapper.SIGN);
    }

    private boolean matches(CatalogEntry plain) {
        return runtime.filter(wanted -> !wanted.equals(plain.variant().runtime()))
                        .isEmpty()
                && glob.matcher(plain.name()).matches();
    }

    private List<Wrapper> wrappers() {
        return wrapper.filter(ANY::equals).isPresent()
                ? Stream.of(CompressionMethod.values()).map(Wrapper::usual).toList()
                : wrapper.flatMap(Wrapper::parse).stream().toList();
    }

    /** Returns what is wrong if it means none of these codecs: its codec, its wrapper, or both. */
    List<String> problems(List<CatalogEntry> plain) {
        List<String> problems = new ArrayList<>();
        if (plain.stream().noneMatch(this::matches)) {
            problems.add("codec " + (sign() < 0 ? text : text.substring(0, sign()))
                    + ": expected a name that wirecost list codecs shows"
                    + Nearest.hint(
                            codec.replace(ANY, ""),
                            plain.stream().map(CatalogEntry::name).toList()));
        }
        if (wrapper.isPresent() && wrappers().isEmpty()) {
            problems.add(unknown(wrapper.get()));
        }
        if (problems.isEmpty() && plain.stream().flatMap(this::forms).findAny().isEmpty()) {
            problems.add(missing(plain));
        }
        return problems;
    }

    private String unknown(String label) {
        List<CompressionMethod> methods = List.of(CompressionMethod.values());
        List<CompressionMethod> meant = methods.stream()
                .filter(method -> label.startsWith(method.label() + "-"))
                .toList();
        String expected = meant.isEmpty()
                ? "one of " + CompressionMethod.allLabels()
                : meant.get(0).labels();
        return Choices.mismatch(
                "codec",
                text,
                expected + " behind " + Wrapper.SIGN,
                (meant.isEmpty() ? methods : meant)
                        .stream()
                                .map(method -> codec + Wrapper.SIGN + method.label())
                                .toList());
    }

    /** The codecs are there, and nothing compresses their messages like that. */
    private String missing(List<CatalogEntry> plain) {
        return plain.stream()
                        .filter(this::matches)
                        .noneMatch(entry -> entry.runner().compressions().size() > 0)
                ? "codec %s: expected a codec of runtime %s or %s before %s; others are not compressed"
                        .formatted(text, CodecId.JVM, CodecId.SCALA, Wrapper.SIGN)
                : "codec %s: the libraries of %s are not in this installation".formatted(text, wrapper.orElseThrow());
    }
}
