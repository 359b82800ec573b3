package io.wirecost.engine.runner;

import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.compiler.derive.DomainFiles;
import io.wirecost.core.codec.CodecId;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Reuse;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.run.RuntimeInfo;
import io.wirecost.core.value.Loss;
import io.wirecost.engine.worker.AnswerMembers;
import io.wirecost.engine.worker.BadAnswer;
import io.wirecost.engine.worker.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Who a runner says that it is.
 *
 * @param reopens whether a process serves one codec after the other
 * @param domain the language in which it wants the classes of domain objects, as {@link DomainFiles} names it; empty for
 *     none
 * @param codecs those that it can be asked for, in its order
 * @param refused those that it knows and cannot run here
 */
record Handshake(
        RuntimeInfo runtime,
        boolean reopens,
        Optional<String> domain,
        List<ForeignCodec> codecs,
        List<RefusedCodec> refused) {
    /** The version of the protocol that this build speaks. */
    static final int PROTOCOL = 2;

    /** The ability of a process to serve one codec after the other. */
    private static final String REOPEN = "reopen";

    private static final Pattern RUNTIME = Pattern.compile("[a-z][a-z0-9-]{0,30}");
    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9._-]{0,60}");
    private static final Pattern VERSION = Pattern.compile("v?[0-9][\\w.+~:-]{0,60}");
    private static final int LONGEST_TEXT = 500;

    private static final Map<String, Family> FAMILIES = AnswerMembers.labelled(Family.values(), Family::label);
    private static final Map<String, Direction> DIRECTIONS =
            AnswerMembers.labelled(Direction.values(), Direction::label);
    private static final Map<String, Loss> LOSSES = AnswerMembers.labelled(Loss.values(), Loss::label);
    private static final Map<String, Limit> LIMITS = AnswerMembers.labelled(Limit.values(), Limit::label);
    private static final Map<String, VersionSetting> SETTINGS =
            AnswerMembers.labelled(VersionSetting.values(), VersionSetting::label);

    /** The request that is answered by a handshake. */
    static Request request() {
        return Request.of("hello").with("protocol", PROTOCOL);
    }

    /** @throws BadAnswer if it is not what the protocol says, or a codec contradicts itself or another one */
    static Handshake read(AnswerMembers hello) throws BadAnswer {
        long protocol = Math.round(hello.amount("protocol"));
        if (protocol != PROTOCOL) {
            throw new BadAnswer(
                    "protocol: expected %d, which this wirecost speaks, got %d; what changed: runners/protocol/PROTOCOL.md"
                            .formatted(PROTOCOL, protocol));
        }
        RuntimeInfo runtime = new RuntimeInfo(
                runtimeName(hello),
                shown(hello, "title"),
                "%s %s".formatted(shown(hello, "title"), shown(hello, "version")),
                hello.text("options", ""));
        List<ForeignCodec> codecs = new ArrayList<>();
        for (AnswerMembers codec : hello.objects("codecs")) {
            codecs.add(codec(runtime.name(), codec));
        }
        requireSense(codecs);
        List<RefusedCodec> refused = new ArrayList<>();
        for (AnswerMembers codec : hello.objects("refused")) {
            refused.add(new RefusedCodec(
                    runtime.name(), shown(codec, "name"), shown(codec, "library"), shown(codec, "reason")));
        }
        return new Handshake(
                runtime,
                hello.texts("abilities").contains(REOPEN),
                kind(hello, "domain", DomainFiles.kinds()),
                List.copyOf(codecs),
                List.copyOf(refused));
    }

    private static String runtimeName(AnswerMembers hello) throws BadAnswer {
        String name = hello.text("runtime");
        if (CodecId.ON_JVMS.contains(name)) {
            throw hello.wrong("runtime", "another name than that of wirecost's own runtime", name);
        }
        if (!RUNTIME.matcher(name).matches()) {
            throw hello.wrong("runtime", "small letters, digits and hyphens", name);
        }
        return name;
    }

    private static ForeignCodec codec(String runtime, AnswerMembers codec) throws BadAnswer {
        CodecInfo info = new CodecInfo(
                runtime,
                matching(codec, "name", NAME, "small letters, digits, hyphens, dots and underscores"),
                Optional.<Wrapper>empty(),
                shown(codec, "format"),
                codec.text("layout", ""),
                codec.choice("family", "", FAMILIES),
                codec.text("schema", "").isEmpty() ? CodecInfo.DOMAIN_TARGET : codec.text("schema"),
                library(codec),
                matching(codec, "version", VERSION, "the version of the installed library"),
                shown(codec, "backEnd"),
                Set.copyOf(codec.choices("losses", LOSSES)),
                Set.copyOf(codec.choices("limits", LIMITS)),
                codec.choice("direction", Direction.BOTH.label(), DIRECTIONS),
                Reuse.FRESH);
        return new ForeignCodec(
                info,
                kind(codec, "schema", DerivedFiles.kinds()),
                codec.optionalText("partner"),
                codec.flag("default", false),
                safetyAdvice(codec),
                versionSwitches(codec),
                codec.flag("passesOn", false));
    }

    private static List<VersionSwitch> versionSwitches(AnswerMembers codec) throws BadAnswer {
        List<VersionSwitch> switches = new ArrayList<>();
        for (AnswerMembers one : codec.objects("versionSwitches")) {
            switches.add(new VersionSwitch(one.choice("setting", "", SETTINGS), shown(one, "words")));
        }
        return List.copyOf(switches);
    }

    private static Optional<SafetyAdvice> safetyAdvice(AnswerMembers codec) throws BadAnswer {
        Optional<AnswerMembers> advice = codec.object("safetyAdvice");
        return advice.isPresent()
                ? Optional.of(new SafetyAdvice(shown(advice.get(), "words"), shown(advice.get(), "source")))
                : Optional.empty();
    }

    /** Something of ours that the runner asks for. */
    private static Optional<String> kind(AnswerMembers members, String name, List<String> kinds) throws BadAnswer {
        String kind = members.text(name, "");
        if (!kind.isEmpty() && !kinds.contains(kind)) {
            throw members.wrong(name, String.join(", ", kinds) + " or nothing", kind);
        }
        return Optional.of(kind).filter(text -> !text.isEmpty());
    }

    private static String library(AnswerMembers codec) throws BadAnswer {
        String library = shown(codec, "library");
        if (library.indexOf(':') <= 0 || library.endsWith(":")) {
            throw codec.wrong("library", "where it is from and its name, such as npm:avsc", library);
        }
        return library;
    }

    private static String matching(AnswerMembers members, String name, Pattern pattern, String expected)
            throws BadAnswer {
        String text = members.text(name);
        if (!pattern.matcher(text).matches()) {
            throw members.wrong(name, expected, text);
        }
        return text;
    }

    /** A text that people read: it is there, and no longer than a paragraph. */
    private static String shown(AnswerMembers members, String name) throws BadAnswer {
        String text = members.text(name);
        if (text.isBlank() || text.length() > LONGEST_TEXT) {
            throw members.wrong(name, "a text of 1 to %d characters".formatted(LONGEST_TEXT), text);
        }
        return text;
    }

    private static void requireSense(List<ForeignCodec> codecs) throws BadAnswer {
        if (codecs.isEmpty()) {
            throw new BadAnswer("codecs: expected at least one");
        }
        Set<String> names = new LinkedHashSet<>();
        Map<String, ForeignCodec> byName = new HashMap<>();
        for (ForeignCodec codec : codecs) {
            if (!names.add(codec.name())) {
                throw new BadAnswer("codecs: expected names that differ, got a second " + codec.name());
            }
            byName.put(codec.name(), codec);
        }
        for (ForeignCodec codec : codecs) {
            if (codec.info().direction() != Direction.BOTH) {
                requirePartner(codec, byName);
            }
        }
    }

    private static void requirePartner(ForeignCodec codec, Map<String, ForeignCodec> byName) throws BadAnswer {
        ForeignCodec partner = codec.partner().map(byName::get).orElse(null);
        boolean fits = partner != null
                && partner.info().direction() == Direction.BOTH
                && partner.info().format().equals(codec.info().format())
                && partner.info().layout().equals(codec.info().layout());
        if (!fits) {
            throw new BadAnswer(
                    "codecs: %s has one direction only: expected a partner of the same format and layout with both, got %s"
                            .formatted(codec.name(), codec.partner().orElse("none")));
        }
    }
}
