package io.wirecost.results;

import com.fasterxml.jackson.databind.util.StdConverter;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Direction;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.Limit;
import io.wirecost.core.codec.Reuse;
import io.wirecost.core.codec.Wrapper;
import io.wirecost.core.value.Loss;
import java.util.Optional;
import java.util.Set;

/**
 * A codec as the file has it: most go both ways with fresh objects, of which it says nothing.
 *
 * @param direction of a library that goes one way only; empty for both
 * @param reuse of a variant that fills the same objects again for each message; empty for fresh ones
 */
record CodecForm(
        String runtime,
        String name,
        Optional<Wrapper> wrapper,
        String format,
        String layout,
        Family family,
        String target,
        String library,
        String version,
        String backEnd,
        Set<Loss> losses,
        Set<Limit> limits,
        Optional<Direction> direction,
        Optional<Reuse> reuse) {
    static final class Writer extends StdConverter<CodecInfo, CodecForm> {
        @Override
        public CodecForm convert(CodecInfo codec) {
            return new CodecForm(
                    codec.runtime(),
                    codec.name(),
                    codec.wrapper(),
                    codec.format(),
                    codec.layout(),
                    codec.family(),
                    codec.target(),
                    codec.library(),
                    codec.version(),
                    codec.backEnd(),
                    codec.losses(),
                    codec.limits(),
                    Optional.of(codec.direction()).filter(direction -> direction != Direction.BOTH),
                    Optional.of(codec.reuse()).filter(reuse -> reuse != Reuse.FRESH));
        }
    }

    static final class Reader extends StdConverter<CodecForm, CodecInfo> {
        @Override
        public CodecInfo convert(CodecForm form) {
            return new CodecInfo(
                    form.runtime,
                    form.name,
                    form.wrapper,
                    form.format,
                    form.layout,
                    form.family,
                    form.target,
                    form.library,
                    form.version,
                    form.backEnd,
                    form.losses,
                    form.limits,
                    form.direction.orElse(Direction.BOTH),
                    form.reuse.orElse(Reuse.FRESH));
        }
    }
}
