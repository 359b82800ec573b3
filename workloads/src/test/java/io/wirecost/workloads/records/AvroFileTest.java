package io.wirecost.workloads.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.wirecost.core.InputException;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.dataset.Group;
import io.wirecost.core.dataset.Sampled;
import io.wirecost.workloads.builtin.Workloads;
import io.wirecost.workloads.random.Dice;
import io.wirecost.workloads.source.Sampling;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.util.Utf8;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AvroFileTest {
    @TempDir
    private Path folder;

    @Test
    void what_a_schema_says_of_java_classes_is_read_past() throws IOException, InputException {
        String type = "{\"type\":\"string\",\"avro.java.string\":\"String\",\"java-class\":\"java.io.File\"}";

        assertThat(UserRecords.read(Optional.empty(), file(type, "text"), JsonEncoding.PLAIN_JSON, Input.SAMPLING)
                        .records()
                        .get(0)
                        .get(0))
                .isEqualTo("text");
    }

    @Test
    void values_that_are_none_of_their_type_are_reported_with_record_and_path() throws IOException {
        assertThat(problems(file("{\"type\":\"string\",\"logicalType\":\"uuid\"}", "no uuid")))
                .containsExactly("orders.avro: record 1: x: expected uuid such as"
                        + " 123e4567-e89b-12d3-a456-426614174000, found \"no uuid\"");
        assertThat(problems(file("{\"type\":\"int\",\"logicalType\":\"time-millis\"}", -1)))
                .containsExactly("orders.avro: record 1: x: expected time-millis: from 0 to 86399999, found -1");
        assertThat(problems(file(
                        "{\"type\":\"bytes\",\"logicalType\":\"decimal\",\"precision\":1}",
                        ByteBuffer.wrap(new byte[] {16}))))
                .containsExactly("orders.avro: record 1: x: expected at most 1 digits before the point (decimal(1,0)),"
                        + " found 16");
        assertThat(problems(file("\"string\"", new Utf8(new byte[] {(byte) 0xff}))))
                .containsExactly("orders.avro: record 1: x: expected text in UTF-8, found other bytes");
    }

    @Test
    void a_logical_type_that_makes_no_sense_is_left_out_as_avro_does() throws IOException, InputException {
        Path file = file("{\"type\":\"int\",\"logicalType\":\"timestamp-millis\"}", 7);

        assertThat(UserRecords.read(Optional.empty(), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING)
                        .records()
                        .get(0)
                        .get(0))
                .isEqualTo(7);
    }

    @Test
    void the_values_of_a_union_are_of_the_branches_that_the_file_says() throws IOException, InputException {
        String card = "{\"type\":\"record\",\"name\":\"Card\",\"fields\":[{\"name\":\"number\",\"type\":\"long\"}]}";
        String type = "[\"null\",\"int\",\"long\"," + card + ",{\"type\":\"array\",\"items\":[\"string\",\"Card\"]}]";
        Schema item = new Schema.Parser()
                .parse(Input.schema(type))
                .getField("x")
                .schema()
                .getTypes()
                .get(3);
        GenericRecord number = new GenericData.Record(item);
        number.put("number", 7L);

        Dataset dataset = UserRecords.read(
                Optional.empty(),
                file(type, 1, 1L, null, number, List.of("a", number)),
                JsonEncoding.PLAIN_JSON,
                Input.SAMPLING);

        assertThat(dataset.records())
                .extracting(record -> String.valueOf(record.get(0)))
                .containsExactly(
                        "[1, null, null, null]",
                        "[null, 1, null, null]",
                        "null",
                        "[null, null, [7], null]",
                        "[null, null, null, [[a, null], [null, [7]]]]");
    }

    @Test
    void a_default_that_does_not_fit_is_no_matter_where_records_are_complete() throws IOException, InputException {
        Schema schema = new Schema.Parser()
                .setValidateDefaults(false)
                .parse(Input.schema("\"int\"").replace("\"int\"", "\"int\",\"default\":\"0\""));
        Path file = folder.resolve("orders.avro");
        GenericRecord record = new GenericData.Record(schema);
        record.put("x", 5);
        try (DataFileWriter<GenericRecord> out = new DataFileWriter<>(new GenericDatumWriter<>(schema))) {
            out.create(schema, file.toFile()).append(record);
        }

        assertThat(UserRecords.read(Optional.empty(), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING)
                        .records()
                        .get(0)
                        .get(0))
                .isEqualTo(5);
    }

    @Test
    void another_schema_than_the_given_one_is_refused() throws IOException {
        Path schema = Files.writeString(folder.resolve("order.avsc"), Input.schema("\"long\""));
        Path file = file("\"int\"", 1);

        assertThat(catchThrowableOfType(
                                InputException.class,
                                () -> UserRecords.read(
                                        Optional.of(schema), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING))
                        .problems())
                .containsExactly(
                        "orders.avro: its records have a schema that differs from the given one; leave --schema out:"
                                + " an Avro file brings its own");
    }

    @Test
    void a_given_schema_may_have_other_keys_and_its_own_are_taken() throws IOException, InputException {
        String given = Input.schema("\"int\"").replace("\"type\":\"int\"", "\"type\":\"int\",\"aliases\":[\"x-x\"]");
        Path schema = Files.writeString(folder.resolve("order.avsc"), given);

        Dataset dataset =
                UserRecords.read(Optional.of(schema), file("\"int\"", 1), JsonEncoding.PLAIN_JSON, Input.SAMPLING);

        assertThat(dataset.schema().root().field("x").key()).contains("x-x");
        assertThat(dataset.records().get(0).get(0)).isEqualTo(1);
    }

    @Test
    void a_file_that_is_no_avro_file_is_refused() throws IOException {
        assertThat(problems(Files.writeString(folder.resolve("a.avro"), "{\"x\":1}")))
                .containsExactly("a.avro: is no Avro file: it does not start with \"Obj\" and 1");
        assertThat(problems(Files.write(folder.resolve("b.avro"), new byte[0])))
                .singleElement()
                .asString()
                .contains("b.avro: is empty");
        assertThat(problems(Files.write(folder.resolve("c"), new byte[] {'O', 'b', 'j', 1})))
                .containsExactly("c: is damaged: its header ends too early or is too long");
        assertThat(problems(Files.write(folder.resolve("d"), new byte[] {'O', 'b', 'j', 1, 0})))
                .containsExactly("d: is no Avro file: its header names no avro.schema");
    }

    @Test
    void an_unknown_compression_is_named() throws IOException {
        byte[] head = {'O', 'b', 'j', 1, 2, 20, 'a', 'v', 'r', 'o', '.', 'c', 'o', 'd', 'e', 'c', 2, 'z', 0};
        byte[] bytes = new String(head, java.nio.charset.StandardCharsets.ISO_8859_1)
                .replace("\u0002\u0014avro", "\u0004\u0014avro")
                .replace("\u0002z\u0000", "\u0002z\u0016avro.schema\u0004{}\u0000")
                .getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);

        assertThat(problems(Files.write(folder.resolve("z.avro"), bytes)))
                .containsExactly("z.avro: is compressed with z; expected no compression or deflate, as of:"
                        + " avro-tools recodec --codec deflate");
    }

    @Test
    void more_records_than_are_wanted_are_sampled_by_size_as_json() throws IOException, InputException {
        Path file = file("\"string\"", Stream.generate(() -> "four").limit(50).toArray());

        Dataset dataset = UserRecords.read(Optional.empty(), file, JsonEncoding.PLAIN_JSON, new Sampling(20, 1));

        assertThat(dataset.records()).hasSize(20);
        assertThat(dataset.sampled()).contains(new Sampled(50, 50 * "{'x':'four'}".length()));
    }

    @Test
    void a_file_without_records_is_refused() throws IOException {
        assertThat(problems(file("\"int\"")))
                .singleElement()
                .asString()
                .contains("orders.avro: is empty; expected at least one record");
    }

    @Test
    void a_damaged_file_is_reported_and_nothing_worse_happens() throws IOException {
        Dataset dataset = Workloads.byName("kitchen-sink").orElseThrow().dataset(1);
        Group few = new Group("few", dataset.records().subList(0, 20));
        byte[] whole = Files.readAllBytes(new AvroData(dataset.with(List.of(few)))
                .container(folder.resolve("whole.avro"), CodecFactory.nullCodec()));
        Dice dice = new Dice(5);

        for (int round = 0; round < 300; round++) {
            byte[] damaged = Arrays.copyOf(whole, round % 3 == 0 ? dice.below(whole.length) : whole.length);
            for (int n = dice.below(4) + 1; n > 0 && damaged.length > 0; n--) {
                damaged[dice.below(damaged.length)] = (byte) dice.nextLong();
            }
            Path file = Files.write(folder.resolve("damaged.avro"), damaged);
            try {
                UserRecords.read(Optional.empty(), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING);
            } catch (InputException e) {
                assertThat(e.problems()).allSatisfy(p -> assertThat(p).contains("damaged.avro:"));
            }
        }
    }

    private Path file(String type, Object... values) throws IOException {
        Schema schema = new Schema.Parser().parse(Input.schema(type));
        Path file = folder.resolve("orders.avro");
        try (DataFileWriter<GenericRecord> writer =
                new DataFileWriter<>(new GenericDatumWriter<>(schema, new GenericData()))) {
            writer.create(schema, file.toFile());
            for (Object value : values) {
                GenericRecord record = new GenericData.Record(schema);
                record.put("x", value);
                writer.append(record);
            }
        }
        return file;
    }

    private static List<String> problems(Path file) {
        return catchThrowableOfType(
                        InputException.class,
                        () -> UserRecords.read(Optional.empty(), file, JsonEncoding.PLAIN_JSON, Input.SAMPLING))
                .problems();
    }
}
