package io.wirecost.core.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.proof.DecodeProof;
import io.wirecost.core.proof.Decoded;
import io.wirecost.core.proof.Disproved;
import io.wirecost.core.proof.EncodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.RecordValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import wirecost.domain.Note;

/** A codec in a wrapper, and what its proof asks of both. */
class WrapperTest {
    private static final Schema SCHEMA = new Schema(
            "Note", List.of(new RecordDefinition("Note", List.of(new Field("text", Type.Primitive.STRING)))));
    private static final RecordValue RECORD = RecordValue.of("all work and no play ".repeat(20));

    private static final CodecInfo PLAIN = CodecInfo.of("text", "UTF-8", Family.TEXT, "java.base", Object.class)
            .withLayout("bare")
            .withLosses(Loss.NEGATIVE_ZERO_UNSIGNED)
            .withLimits(Limit.FINITE_NUMBERS);

    private final Binding<Note> binding = new Binding<>(SCHEMA, PLAIN, WrapperTest.class.getClassLoader());

    @Test
    void a_wrapped_codec_has_a_name_and_a_format_of_its_own_and_owns_up_to_what_the_plain_one_does() {
        CodecInfo plain = PLAIN.withDirection(Direction.SERIALIZE);
        CodecInfo wrapped = Wrapper.GZIP.around(plain);

        assertThat(wrapped.variant().name()).isEqualTo("text+gzip");
        assertThat(wrapped.format()).isEqualTo("UTF-8+gzip");
        assertThat(wrapped.backEnd()).isEqualTo("pure Java; gzip: native zlib of the JDK");
        assertThat(wrapped)
                .usingRecursiveComparison()
                .ignoringFields("wrapper", "format", "backEnd")
                .isEqualTo(plain);
    }

    @Test
    void a_wrapped_codec_is_as_portable_as_the_plain_one() {
        CodecInfo json = CodecInfo.of("json", "JSON", Family.TEXT, "java.base", Object.class);
        CodecInfo kryo = CodecInfo.of("kryo", "Kryo", Family.SCHEMA_DRIVEN, "java.base", Object.class);

        assertThat(List.of(json, Wrapper.GZIP.around(json), kryo, Wrapper.GZIP.around(kryo), PLAIN))
                .extracting(CodecInfo::portable)
                .containsExactly(
                        Optional.of(true), Optional.of(true), Optional.of(false), Optional.of(false), Optional.empty());
        assertThat(List.of(json, kryo, PLAIN))
                .extracting(codec -> codec.traits().get(0))
                .containsExactly("portable", "one platform", "portability unknown");
    }

    @Test
    void a_provider_has_every_codec_as_it_is_and_wrapped() {
        assertThat(Wrapper.forms(new Texts(new Utf8())))
                .flatExtracting(CodecProvider::codecs)
                .extracting(codec -> codec.variant().name())
                .containsExactly("text", "text+gzip");
    }

    @Test
    void the_plain_provider_is_asked_by_the_plain_name() throws Exception {
        CodecProvider wrapped = Wrapper.GZIP.around(new Texts(new Utf8()));
        CodecInfo codec = wrapped.codecs().get(0);

        assertThat(wrapped.refuses(codec, SCHEMA)).contains(new Refusal("text was asked"));
        assertThatThrownBy(() -> wrapped.open(PLAIN, binding)).hasMessage("no codec jvm/text here");
    }

    @Test
    void a_wrapped_codec_is_proven_and_has_neither_stages_nor_fields_in_place() throws Exception {
        Codec<Note> codec = gzip(new Utf8());

        Encoded encoded = proof(codec).encode(RECORD);

        assertThat(encoded.whole().length).isLessThan(100);
        Decoded decoded = new DecodeProof<>(binding, codec, List.of()).decode(encoded);
        new Proof(SCHEMA, Set.of()).requireReturned(RECORD, decoded);
        assertThat(Ability.of(codec)).isEmpty();
    }

    @Test
    void compression_does_not_hide_that_the_codec_itself_returns_nothing_or_nothing_fresh() throws Exception {
        Codec<Note> empty = gzip(new Utf8() {
            @Override
            public byte[] serialize(Note value) {
                return null;
            }
        });
        byte[] same = {1, 2, 3};
        Codec<Note> reusing = gzip(new Utf8() {
            @Override
            public byte[] serialize(Note value) {
                return same;
            }
        });

        assertThatThrownBy(() -> proof(empty).encode(RECORD))
                .isInstanceOf(Disproved.class)
                .hasMessage("serialize returned null instead of bytes");
        assertThatThrownBy(() -> proof(reusing).encode(RECORD))
                .isInstanceOf(Disproved.class)
                .hasMessage("serialize returned the same array twice instead of a fresh one");
    }

    @Test
    void more_bytes_than_the_plain_ones_and_framing_are_impossible() throws Exception {
        Gzip gzip = new Gzip();
        Compression inflating = new Compression() {
            @Override
            public byte[] compress(byte[] bytes) {
                return new byte[(int) gzip.mostBytes(bytes.length) + 1];
            }

            @Override
            public byte[] decompress(byte[] bytes) {
                throw new UnsupportedOperationException();
            }

            @Override
            public long mostBytes(int bytes) {
                return gzip.mostBytes(bytes);
            }
        };

        assertThatThrownBy(() ->
                        proof(new CompressedCodec<>(new Utf8(), inflating)).encode(RECORD))
                .isInstanceOf(Disproved.class)
                .hasMessage(
                        "impossible result: compressed to 444 bytes, expected at most 443: the plain ones and framing");
    }

    private Codec<Note> gzip(Codec<Note> plain) throws Exception {
        CodecProvider provider = Wrapper.GZIP.around(new Texts(plain));
        return provider.open(provider.codecs().get(0), binding);
    }

    private EncodeProof<Note> proof(Codec<Note> codec) {
        return new EncodeProof<>(binding, codec);
    }

    private record Texts(Codec<Note> codec) implements CodecProvider {
        @Override
        public List<CodecInfo> codecs() {
            return List.of(PLAIN);
        }

        @Override
        public Optional<Refusal> refuses(CodecInfo asked, Schema schema) {
            return Optional.of(new Refusal(asked.variant().name() + " was asked"));
        }

        @Override
        @SuppressWarnings("unchecked") // the schema's only domain class is Note
        public <T> Codec<T> open(CodecInfo asked, Binding<T> binding) {
            return (Codec<T>) codec;
        }
    }

    private static class Utf8 implements Codec<Note> {
        @Override
        public byte[] serialize(Note value) {
            return value.getText().getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public Note deserialize(byte[] bytes) {
            Note note = new Note();
            note.setText(new String(bytes, StandardCharsets.UTF_8));
            return note;
        }
    }
}
