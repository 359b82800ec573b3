package io.wirecost.engine;

import io.wirecost.core.codec.Ability;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A codec of a {@link ScriptedRunner}.
 *
 * @param nanos its time in one fork after the other; none for a codec that fails as soon as it is timed
 */
record ScriptedCodec(CodecInfo info, Set<Ability> abilities, List<Double> nanos, Form form) {
    static final List<Double> STEADY = List.of(50_000.0, 50_500.0, 49_800.0, 50_200.0);
    private static final Form NEUTRAL = new Form() {};

    /** What it writes and reads. */
    interface Form {
        default byte[] write(Schema schema, RecordValue record) throws IOException {
            return NeutralForm.write(schema, record);
        }

        /**
         * Reads a record.
         *
         * @throws IOException if it does not take these bytes
         * @throws IllegalStateException if it dies of them
         */
        default RecordValue read(Schema schema, byte[] bytes) throws IOException {
            return NeutralForm.read(schema, bytes);
        }
    }

    /** An honest and steady codec. */
    static ScriptedCodec named(String name) {
        return of("Neutral", name);
    }

    static ScriptedCodec of(String format, String name) {
        CodecInfo info = new CodecInfo(
                "script",
                name,
                Optional.empty(),
                format,
                "",
                Family.SCHEMA_DRIVEN,
                CodecInfo.DOMAIN_TARGET,
                "script:built-in",
                "1",
                "script",
                Set.of(),
                Set.of());
        return new ScriptedCodec(info, Set.of(), STEADY, NEUTRAL);
    }

    /** A codec called {@code drops-a-field}: the last one does not come back. */
    static ScriptedCodec droppingAField() {
        return named("drops-a-field").with(new Form() {
            @Override
            public RecordValue read(Schema schema, byte[] bytes) throws IOException {
                RecordValue whole = Form.super.read(schema, bytes);
                return RecordValue.of(whole.get(0), whole.get(1), null);
            }
        });
    }

    ScriptedCodec with(UnaryOperator<CodecInfo> change) {
        return new ScriptedCodec(change.apply(info), abilities, nanos, form);
    }

    ScriptedCodec with(Form other) {
        return new ScriptedCodec(info, abilities, nanos, other);
    }

    ScriptedCodec taking(List<Double> script) {
        return new ScriptedCodec(info, abilities, script, form);
    }

    ScriptedCodec staged() {
        return new ScriptedCodec(info, Set.of(Ability.STAGED), nanos, form);
    }
}
