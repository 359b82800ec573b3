package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.Staged;
import io.wirecost.core.codec.VersionSetting;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What a library's switch for messages of other versions of the schema promises: with it, a codec still returns its own records,
 * and makes of a field that its schema lacks what the switch says, other than the library ships.
 */
final class VersionPromises {
    private static final String OLDER = "root a.Order\nrecord a.Order\n  id int\n  note string\n";

    /** The last field in the schema is the first one by name. Libraries without numbers go by one or the other. */
    private static final String NEWER = OLDER + "  added optional(string)\n";

    private static final RecordValue MORE = RecordValue.of(7, "tea", "sugar");
    private static final String KNOWN = "[7, tea]";
    private static final String FORGOTTEN = "[7, tea, null]";

    private final CodecProver prover;
    private final CodecInfo codec;

    VersionPromises(CodecProver prover, CodecInfo codec) {
        this.prover = prover;
        this.codec = codec;
    }

    /** @param small what the codec has to return with each switch */
    Stream<DynamicTest> tests(Dataset small) {
        return prover.provider().versionSwitches(codec).stream()
                .map(its -> DynamicTest.dynamicTest(
                        "%s: %s".formatted(codec.variant().name(), its.setting().title()), () -> {
                            requireReturned(small, its);
                            require(its.setting());
                        }));
    }

    private void requireReturned(Dataset small, VersionSwitch its) throws Exception {
        assertThat(its.words()).isNotBlank();
        Binding<Object> binding = prover.bind(codec, small.schema()).with(its.setting());
        prover.prove(codec, binding, CodecProver.held(codec, small));
    }

    private void require(VersionSetting setting) throws Exception {
        VersionSetting shipped = VersionSetting.AS_SHIPPED;
        switch (setting) {
            case AS_SHIPPED -> throw new AssertionError("what a library ships is no switch of it");
            case UNKNOWN_FIELDS_IGNORED -> {
                assertThatThrownBy(() -> readByOlder(shipped)).isNotNull();
                assertThat(readByOlder(setting)).hasToString(KNOWN);
            }
            case UNKNOWN_FIELDS_REFUSED -> {
                assertThat(readByOlder(shipped)).hasToString(KNOWN);
                assertThatThrownBy(() -> readByOlder(setting)).isNotNull();
            }
            case UNKNOWN_FIELDS_DROPPED -> {
                assertThat(throughOlder(shipped)).hasToString(MORE.toString());
                assertThat(throughOlder(setting)).hasToString(FORGOTTEN);
            }
            case UNKNOWN_FIELDS_KEPT -> {
                assertThat(throughOlder(shipped)).hasToString(FORGOTTEN);
                assertThat(throughOlder(setting)).hasToString(MORE.toString());
            }
            case COMPATIBLE_FORM -> {
                assertThat(catchOrRead(shipped)).isNotEqualTo(KNOWN);
                assertThat(readByOlder(setting)).hasToString(KNOWN);
            }
        }
    }

    private String catchOrRead(VersionSetting setting) {
        try {
            return readByOlder(setting).toString();
        } catch (Exception | LinkageError e) { // a library may fail in any way
            return e.toString();
        }
    }

    private RecordValue readByOlder(VersionSetting setting) throws Exception {
        return read(OLDER, setting, write(setting));
    }

    /** What a newer reader makes of a message that an older service has read into the library's object and written again. */
    private RecordValue throughOlder(VersionSetting setting) throws Exception {
        byte[] message = write(setting);
        Binding<Object> older = bind(OLDER, setting);
        byte[] passed = CodecProver.inLoader(older, () -> pass(older, message));
        return read(NEWER, setting, passed);
    }

    @SuppressWarnings("unchecked") // a library whose objects keep what they do not know writes what it reads
    private <W> byte[] pass(Binding<Object> binding, byte[] message) throws Exception {
        Staged<Object, W, W> staged = (Staged<Object, W, W>) open(binding);
        return staged.write(staged.read(message));
    }

    private byte[] write(VersionSetting setting) throws Exception {
        Binding<Object> newer = bind(NEWER, setting);
        return CodecProver.inLoader(
                newer, () -> open(newer).serialize(newer.domain().toDomain(MORE)));
    }

    private RecordValue read(String schema, VersionSetting setting, byte[] message) throws Exception {
        Binding<Object> binding = bind(schema, setting);
        return CodecProver.inLoader(
                binding, () -> binding.domain().fromDomain(open(binding).deserialize(message)));
    }

    private Codec<Object> open(Binding<Object> binding) throws Exception {
        return prover.provider().open(codec, binding);
    }

    private Binding<Object> bind(String text, VersionSetting setting) throws IOException {
        Schema schema = SchemaText.parse(text);
        return prover.bind(codec, schema).with(setting);
    }
}
