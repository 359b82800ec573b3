package io.wirecost.harness.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.build.CodeCache;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.DatasetFile;
import io.wirecost.core.dataset.Filter;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type.Primitive;
import io.wirecost.core.value.RecordValue;
import io.wirecost.harness.LocalCodec;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileWorkTest {
    private static final int RECORDS = 2_500;
    private static final int FRAMED_BYTES = Integer.BYTES + Long.BYTES;
    private static final Schema SCHEMA = new Schema(
            "test.Number", List.of(new RecordDefinition("test.Number", List.of(new Field("number", Primitive.LONG)))));

    @TempDir
    private static Path folder;

    private static Path dataset;
    private static LocalCodec<Object> local;

    private final Path file = folder.resolve("records");
    private FileWork<Object> trial;

    /** Writes a record as its number in eight bytes. */
    private static final class Numbers implements CodecProvider {
        @Override
        public List<CodecInfo> codecs() {
            return List.of(CodecInfo.of("numbers", "Numbers", Family.SCHEMA_DRIVEN, "java.base", ByteBuffer.class));
        }

        @Override
        public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
            return new Codec<>() {
                @Override
                public byte[] serialize(T value) {
                    long number = (long) binding.domain().fromDomain(value).get(0);
                    return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
                }

                @Override
                public T deserialize(byte[] bytes) {
                    return binding.domain()
                            .toDomain(RecordValue.of(ByteBuffer.wrap(bytes).getLong()));
                }
            };
        }
    }

    @BeforeAll
    static void compile() throws Exception {
        Path code = new CodeCache(folder.resolve("code"), new InstalledTools(folder))
                .build(SCHEMA, Targets.byId(CodecInfo.DOMAIN_TARGET).orElseThrow(), List.of(), List.of())
                .code();
        CodecProvider provider = new Numbers();
        CodecInfo info = provider.codecs().get(0);
        ClassLoader loader = new URLClassLoader(new URL[] {code.toUri().toURL()}, FileWorkTest.class.getClassLoader());
        local = new LocalCodec<>(info, provider, new Binding<>(SCHEMA, info, loader));
        dataset = folder.resolve("dataset");
        List<RecordValue> records =
                LongStream.range(0, RECORDS).mapToObj(RecordValue::of).toList();
        try (OutputStream out = Files.newOutputStream(dataset)) {
            DatasetFile.write(
                    new Dataset(
                            "numbers",
                            SCHEMA,
                            List.of(new Group("all", records)),
                            OptionalLong.empty(),
                            new Filter(List.of())),
                    out);
        }
    }

    @BeforeEach
    void write() throws Exception {
        trial = new FileWork<>(local, FileForm.LENGTHS, dataset, file);
        assertThat(trial.write(Integer.MAX_VALUE).records()).isEqualTo(RECORDS);
    }

    @Test
    void every_record_comes_back() throws Exception {
        trial.verify(RECORDS);

        assertThat(Files.size(file)).isEqualTo((long) RECORDS * FRAMED_BYTES);
        assertThat(trial.read(RECORDS).records()).isEqualTo(RECORDS);
        assertThat(trial.write(1_700).records()).isEqualTo(1_700);
        assertThat(trial.read(1_700).records()).isEqualTo(1_700);
    }

    @Test
    void a_file_that_was_cut_names_the_record_in_which_it_ends() throws Exception {
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, 1_200 * FRAMED_BYTES + 6));

        assertFault("reading record 1,201 of records: its length is 8 bytes, and the file ends after 2");
    }

    @Test
    void a_file_with_fewer_or_more_records_is_not_the_one_that_was_written() throws Exception {
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, 1_200 * FRAMED_BYTES));
        assertFault(
                "reading record 1,201 of records: the file has 1,200 records, expected the 2,500 that were written");

        byte[] more = Arrays.copyOf(bytes, bytes.length + FRAMED_BYTES);
        System.arraycopy(bytes, 0, more, bytes.length, FRAMED_BYTES);
        Files.write(file, more);
        assertFault("the file has 2,501 records, expected the 2,500 that were written");
    }

    @Test
    void a_changed_record_is_named_with_what_was_expected() throws Exception {
        byte[] bytes = Files.readAllBytes(file);
        bytes[7 * FRAMED_BYTES - 1] = 99;
        Files.write(file, bytes);

        assertThatThrownBy(() -> trial.verify(RECORDS))
                .isInstanceOf(CodecFault.class)
                .hasMessageStartingWith("comparing record 7 of records: ")
                .hasMessageContaining("99");
    }

    @Test
    void a_record_that_cannot_be_decoded_is_named() throws Exception {
        byte[] bytes = Files.readAllBytes(file);
        bytes[2 * FRAMED_BYTES + 3] = 4;
        Files.write(file, bytes);

        assertFault("decoding record 3 of records: threw java.nio.BufferUnderflowException");
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "needs the device that is always full")
    void a_full_disk_names_the_record_and_the_file() throws Exception {
        FileWork<Object> full = new FileWork<>(local, FileForm.LENGTHS, dataset, Path.of("/dev/full"));

        assertThatThrownBy(() -> full.write(Integer.MAX_VALUE))
                .isInstanceOf(CodecFault.class)
                .hasMessageMatching("writing record [\\d,]+ of full: .*No space left on device");
    }

    private void assertFault(String message) {
        assertThatThrownBy(() -> trial.read(RECORDS))
                .isInstanceOf(CodecFault.class)
                .hasMessageContaining(message);
        assertThatThrownBy(() -> trial.verify(RECORDS))
                .isInstanceOf(CodecFault.class)
                .hasMessageContaining(message);
    }
}
