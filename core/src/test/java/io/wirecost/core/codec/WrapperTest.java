package io.wirecost.core.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.proof.DecodeProof;
import io.wirecost.core.proof.EncodeProof;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.proof.Proof;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.Loss;
import io.wirecost.core.value.RecordValue;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    private static final Wrapper ZSTD = Wrapper.usual(CompressionMethod.ZSTD);

    private final Binding<Note> binding = new Binding<>(SCHEMA, PLAIN, WrapperTest.class.getClassLoader());

    @Test
    void a_wrapped_codec_has_a_name_and_a_format_of_its_own_and_owns_up_to_what_the_plain_one_does() {
        CodecInfo plain = PLAIN.withDirection(Direction.SERIALIZE);
        CodecInfo wrapped = Wrapper.GZIP.around(plain, "native zlib");

        assertThat(wrapped.variant().name()).isEqualTo("text+gzip");
        assertThat(wrapped.format()).isEqualTo("UTF-8+gzip");
        assertThat(wrapped.backEnd()).isEqualTo("pure Java; gzip: native zlib");
        assertThat(wrapped)
                .usingRecursiveComparison()
                .ignoringFields("wrapper", "format", "backEnd")
                .isEqualTo(plain);
    }

    @Test
    void a_wrapped_codec_is_as_portable_as_the_plain_one() {
        CodecInfo json = CodecInfo.of("json", "JSON", Family.TEXT, "java.base", Object.class);
        CodecInfo kryo = CodecInfo.of("kryo", "Kryo", Family.SCHEMA_DRIVEN, "java.base", Object.class);

        assertThat(List.of(json, ZSTD.around(json, "native"), kryo, Wrapper.GZIP.around(kryo, "native"), PLAIN))
                .extracting(CodecInfo::portable)
                .containsExactly(
                        Optional.of(true), Optional.of(true), Optional.of(false), Optional.of(false), Optional.empty());
        assertThat(List.of(json, kryo, PLAIN))
                .extracting(codec -> codec.traits().get(0))
                .containsExactly("portable", "one platform", "portability unknown");
    }

    @Test
    void every_wrapper_has_one_name_by_which_it_is_found() {
        for (CompressionMethod method : CompressionMethod.values()) {
            Stream<OptionalInt> all = method.levels()
                    .map(levels ->
                            IntStream.rangeClosed(levels.least(), levels.most()).mapToObj(OptionalInt::of))
                    .orElseGet(() -> Stream.of(OptionalInt.empty()));
            assertThat(all.map(level -> new Wrapper(method, level)))
                    .allSatisfy(wrapper ->
                            assertThat(Wrapper.parse(wrapper.label())).contains(wrapper));
        }
    }

    @Test
    void a_method_without_a_level_is_meant_at_its_usual_level() {
        assertThat(Stream.of("gzip", "zstd", "lz4", "snappy", "brotli", "xz")
                        .flatMap(name -> Wrapper.parse(name).stream()))
                .extracting(Wrapper::label)
                .containsExactly("gzip", "zstd-3", "lz4", "snappy", "brotli-6", "xz-6");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GZIP",
                "zip",
                "gzip-6",
                "lz4-1",
                "zstd-",
                "zstd-0",
                "zstd-23",
                "zstd-03",
                "zstd--1",
                "zstd-3-3",
                "brotli-12",
                "xz-10",
                "xz-99999999999",
                " zstd",
                "*"
            })
    void other_names_mean_no_wrapper(String name) {
        assertThat(Wrapper.parse(name)).isEmpty();
    }

    @Test
    void a_level_that_the_method_lacks_is_refused() {
        assertThatThrownBy(() -> new Wrapper(CompressionMethod.ZSTD, OptionalInt.of(23)))
                .hasMessageContaining("expected zstd-1 to zstd-22");
        assertThatThrownBy(() -> new Wrapper(CompressionMethod.ZSTD, OptionalInt.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void wrappers_are_in_order_of_method_then_level() {
        assertThat(Stream.of("xz-6", "zstd-19", "zstd-3", "gzip")
                        .flatMap(name -> Wrapper.parse(name).stream())
                        .sorted())
                .extracting(Wrapper::label)
                .containsExactly("gzip", "zstd-3", "zstd-19", "xz-6");
    }

    @Test
    void without_libraries_there_is_what_the_jdk_brings() {
        assertThat(Compressions.ofJdk().backEnds())
                .containsOnly(Map.entry(CompressionMethod.GZIP, "native zlib of the JDK"));
        assertThatThrownBy(() -> Compressions.ofJdk().around(ZSTD, new Texts(new Utf8())))
                .hasMessage("no compression zstd-3 in this JVM");
    }

    @Test
    void the_plain_provider_is_asked_by_the_plain_name() throws Exception {
        CodecProvider wrapped = Compressions.ofJdk().around(Wrapper.GZIP, new Texts(new Utf8()));
        CodecInfo codec = wrapped.codecs().get(0);

        assertThat(wrapped.refusalReason(codec, SCHEMA)).contains(new Refusal("text was asked"));
        assertThatThrownBy(() -> wrapped.open(PLAIN, binding)).hasMessage("no codec jvm/text here");
    }

    @Test
    void a_wrapped_codec_is_proven_and_has_neither_stages_nor_fields_in_place() throws Exception {
        Codec<Note> codec = gzip(new Utf8());

        Encoded encoded = proof(codec).encode(RECORD);

        assertThat(encoded.whole().length).isLessThan(100);
        RecordValue decoded = new DecodeProof<>(binding, codec, List.of()).decode(encoded);
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
                .isInstanceOf(CodecFault.class)
                .hasMessage("serialize returned null instead of bytes");
        assertThatThrownBy(() -> proof(reusing).encode(RECORD))
                .isInstanceOf(CodecFault.class)
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

            @Override
            public OutputStream compressing(OutputStream out) {
                throw new UnsupportedOperationException();
            }

            @Override
            public InputStream decompressing(InputStream in) {
                throw new UnsupportedOperationException();
            }
        };

        assertThatThrownBy(() ->
                        proof(new CompressedCodec<>(new Utf8(), inflating)).encode(RECORD))
                .isInstanceOf(CodecFault.class)
                .hasMessage(
                        "impossible result: compressed to 444 bytes, expected at most 443: the plain ones and framing");
    }

    private Codec<Note> gzip(Codec<Note> plain) throws Exception {
        CodecProvider provider = Compressions.ofJdk().around(Wrapper.GZIP, new Texts(plain));
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
        public Optional<Refusal> refusalReason(CodecInfo asked, Schema schema) {
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
