package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.contract.CodecProver;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.DamageKind;
import io.wirecost.robustness.DamageSampler;
import io.wirecost.robustness.Damaged;
import io.wirecost.robustness.Damages;
import io.wirecost.robustness.Sources;
import io.wirecost.robustness.Undamaged;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What code of ours owes that maps what a library has read: at a number or name that an enum does not have, it does not end by an
 * error of the language. What a library itself does there is its own affair.
 */
final class DamagedEnums {
    private static final long SEED = 1;
    private static final int MOST = 20;
    private static final Set<String> OF_SCALA = Set.of("scala.MatchError");

    private DamagedEnums() {}

    /** @param written by the codec, which has a walker */
    static void require(CodecProver prover, CodecInfo codec, Dataset data, CodecProver.Written written)
            throws Exception {
        List<Damaged> damages = damages(codec, data, written);
        if (!damages.isEmpty()) {
            Binding<Object> binding = prover.bind(codec, data.schema());
            CodecProver.inLoader(binding, () -> {
                Codec<Object> reader = prover.provider().open(codec, binding);
                damages.forEach(damaged -> require(reader, damaged));
                return null;
            });
        }
    }

    private static void require(Codec<Object> reader, Damaged damaged) {
        try {
            reader.deserialize(damaged.bytes());
        } catch (Throwable e) { // a library may fail in any way
            assertThat(isOfLanguage(e) && isThrownByMapper(e))
                    .as("%s: %s", damaged.given(), e)
                    .isFalse();
        }
    }

    private static List<Damaged> damages(CodecInfo codec, Dataset data, CodecProver.Written written) throws Exception {
        Walker walker = Accounts.walker(codec, data.schema());
        byte[] message = written.messages().get(0);
        Undamaged whole =
                new Undamaged(message, Optional.of(walker.walk(message).account()));
        Sources sources = new Sources(codec, data.schema(), List.of(whole), List.of(), List.of());
        return Damages.of(sources, new DamageSampler(SEED, MOST)).stream()
                .filter(set -> set.kind() == DamageKind.ENUM_OUTSIDE)
                .flatMap(set -> set.inputs().stream())
                .toList();
    }

    private static boolean isOfLanguage(Throwable e) {
        return e instanceof NullPointerException
                || e instanceof IndexOutOfBoundsException
                || OF_SCALA.contains(e.getClass().getName());
    }

    private static boolean isThrownByMapper(Throwable e) {
        return Stream.of(e.getStackTrace())
                .map(StackTraceElement::getClassName)
                .filter(name -> !name.startsWith("java."))
                .findFirst()
                .filter(name -> name.startsWith("wirecost.") || name.startsWith("io.wirecost."))
                .isPresent();
    }
}
