package io.wirecost.conformance;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Family;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.robustness.DamageSampler;
import io.wirecost.robustness.Damaged;
import io.wirecost.robustness.Damages;
import io.wirecost.robustness.Sources;
import io.wirecost.robustness.Undamaged;
import java.util.List;
import java.util.Optional;

/** What readers of ours are given: the damages that codecs are given, of a file or of a message. */
final class DamagedInputs {
    private static final long SEED = 1;

    /** Of each kind. */
    static final int MANY = 60;

    /** A format whose lengths no account knows. */
    private static final CodecInfo BINARY = codec("binary", Family.SCHEMA_DRIVEN);

    private static final CodecInfo JSON = codec("JSON", Family.TEXT);

    /** Without an account, no field of it is looked for. */
    private static final Schema ANY = SchemaText.parse("root own.Any\nrecord own.Any\n  field string\n");

    private DamagedInputs() {}

    private static CodecInfo codec(String format, Family family) {
        return CodecInfo.of("own", format, family, "java.base", Object.class);
    }

    static List<Damaged> ofBinary(byte[] whole) {
        return of(BINARY, ANY, new Undamaged(whole, Optional.empty()), MANY);
    }

    static List<Damaged> ofJson(byte[] whole) {
        return ofJson(whole, MANY);
    }

    /** @param most damages of each kind */
    static List<Damaged> ofJson(byte[] whole, int most) {
        return of(JSON, ANY, new Undamaged(whole, Optional.empty()), most);
    }

    /** @param most damages of each kind */
    static List<Damaged> of(CodecInfo codec, Schema schema, Undamaged whole, int most) {
        return Damages.of(
                        new Sources(codec, schema, List.of(whole), List.of(), List.of()), new DamageSampler(SEED, most))
                .stream()
                .flatMap(set -> set.inputs().stream())
                .toList();
    }
}
