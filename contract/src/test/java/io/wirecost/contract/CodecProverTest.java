package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.core.binary.BinaryInput;
import io.wirecost.core.binary.BinaryOutput;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import io.wirecost.core.value.ValueReader;
import io.wirecost.core.value.ValueWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The proof itself, by codecs of which we know whether they are right. */
class CodecProverTest {
    private static final CodecInfo CODEC = CodecInfo.of("neutral", "Neutral", Family.TEXT, "java.base", Object.class);
    private static final Dataset NOTES = TestData.small("notes", SchemaText.parse("""
            root n.Note
            record n.Note
              id int
              text optional(string)
            """));

    @Test
    void a_codec_that_returns_what_it_was_given_is_proven_with_every_record() throws Exception {
        assertThat(prover(value -> value)
                        .prove(CODEC, NOTES, SafetyLimits.LIFTED)
                        .records())
                .isEqualTo(NOTES.records());
    }

    @Test
    void a_codec_that_loses_a_field_is_named_with_the_record_and_the_field() {
        CodecProver prover = prover(value -> RecordValue.of(value.get(0), null));

        assertThatThrownBy(() -> prover.prove(CODEC, NOTES, SafetyLimits.LIFTED))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("neutral, small-notes", "record ", "text: expected ");
    }

    @Test
    void a_file_without_its_last_record_is_another_file() throws Exception {
        CodecProver prover = prover(value -> value);
        Binding<Object> binding = prover.bind(CODEC, NOTES.schema());
        FileForm form = prover.provider().fileForms(CODEC).get(0);
        FileTrips<Object> trips = new FileTrips<>(prover.provider(), CODEC, binding, form);
        List<Object> read = trips.read(trips.write(NOTES.records()));

        trips.requireSame(NOTES.records(), read);
        assertThatThrownBy(() -> trips.requireSame(NOTES.records(), read.subList(0, read.size() - 1)))
                .hasMessage("expected 30 records, got 29");
    }

    @Test
    void a_codec_that_keeps_bytes_of_a_damaged_message_reads_the_next_one_otherwise() throws Exception {
        CodecProver prover = prover(value -> value);
        Binding<Object> binding = prover.bind(CODEC, NOTES.schema());
        Codec<Object> codec = prover.provider().open(CODEC, binding);
        Codec<Object> keeping = new Keeping(codec, new ByteArrayOutputStream());

        new AfterDamage<>(binding, codec, false).require(NOTES.records());
        assertThatThrownBy(() -> new AfterDamage<>(binding, keeping, false).require(NOTES.records()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("a message that is read after ");
    }

    @Test
    void a_codec_whose_library_waits_for_more_bytes_gets_no_message_that_was_cut() throws Exception {
        CodecProver prover = prover(value -> value);
        Binding<Object> binding = prover.bind(CODEC, NOTES.schema());
        Codec<Object> codec = prover.provider().open(CODEC, binding);
        int whole = codec.serialize(binding.domain().toDomain(last(NOTES.records()))).length;
        List<Integer> ofAll = new ArrayList<>();
        List<Integer> ofWaiting = new ArrayList<>();

        new AfterDamage<>(binding, new Counting(codec, ofAll), false).require(NOTES.records());
        new AfterDamage<>(binding, new Counting(codec, ofWaiting), true).require(NOTES.records());

        int undamaged =
                codec.serialize(binding.domain().toDomain(NOTES.records().get(0))).length;
        assertThat(ofAll).contains(0).anyMatch(size -> size > whole);
        assertThat(ofWaiting).containsOnly(undamaged, whole + 3);
    }

    private static RecordValue last(List<RecordValue> records) {
        return records.get(records.size() - 1);
    }

    /** Notes how long the messages are that it reads. */
    private record Counting(Codec<Object> codec, List<Integer> sizesBytes) implements Codec<Object> {
        @Override
        public byte[] serialize(Object value) throws Exception {
            return codec.serialize(value);
        }

        @Override
        public Object deserialize(byte[] bytes) throws Exception {
            sizesBytes.add(bytes.length);
            return codec.deserialize(bytes);
        }
    }

    /** Forgets bytes only when it has read them. */
    private record Keeping(Codec<Object> codec, ByteArrayOutputStream kept) implements Codec<Object> {
        @Override
        public byte[] serialize(Object value) throws Exception {
            return codec.serialize(value);
        }

        @Override
        public Object deserialize(byte[] bytes) throws Exception {
            kept.writeBytes(bytes);
            Object read = codec.deserialize(kept.toByteArray());
            kept.reset();
            return read;
        }
    }

    /** @param back what the codec makes of a value that it has read */
    private static CodecProver prover(UnaryOperator<RecordValue> back) {
        List<Path> classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return new CodecProver(new Neutral(back), classPath, CodecProverTest.class.getClassLoader());
    }

    /** Writes the neutral form. */
    private record Neutral(UnaryOperator<RecordValue> back) implements CodecProvider {
        @Override
        public List<CodecInfo> codecs() {
            return List.of(CODEC);
        }

        @Override
        public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
            return new Codec<>() {
                @Override
                public byte[] serialize(T value) throws IOException {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    BinaryOutput out = new BinaryOutput(bytes);
                    new ValueWriter(binding.schema(), out)
                            .write(binding.domain().fromDomain(value));
                    out.flush();
                    return bytes.toByteArray();
                }

                @Override
                public T deserialize(byte[] bytes) throws IOException {
                    BinaryInput in = new BinaryInput("message", new ByteArrayInputStream(bytes));
                    return binding.domain().toDomain(back.apply(new ValueReader(binding.schema(), in).read()));
                }
            };
        }
    }
}
