package io.wirecost.codecs.scalaavro4s;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Slow to compile, and conformance proves these codecs each time: by night. */
@Tag("nightly")
class Avro4sNightlyTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new Avro4sCodecs();
    }

    private CodecInfo codec() {
        return provider().codecs().get(0);
    }

    @Test
    void the_bytes_are_those_of_the_specification() throws Exception {
        Schema schema = SchemaText.parse("""
                root odd.Root
                record odd.Root
                  type long
                  nothing null
                  val string
                  absent optional(enum(odd.Class))
                  present optional(enum(odd.Class))
                  price decimal(10,2)
                  short optional(time-millis)
                  local optional(local-timestamp-micros)
                  map map(optional(bytes))
                enum odd.Class
                  type
                  given
                """);
        RecordValue record = RecordValue.of(
                -64L,
                null,
                "é",
                null,
                "given",
                new BigDecimal("-1.00"),
                LocalTime.ofNanoOfDay(1_000_000),
                LocalDateTime.of(1970, 1, 1, 0, 0, 0, 1_000),
                Map.of("k", new byte[] {9}));

        assertThat(HexFormat.of().formatHex(encode(codec(), schema, record)))
                .isEqualTo(
                        "7f" // zigzag; nothing has no bytes
                                + "04c3a9" // length 2
                                + "00" // the union's null
                                + "0202" // the union's second branch, symbol 1
                                + "029c" // length 1, unscaled -100
                                + "0202" // the union's second branch, 1 millisecond
                                + "0202" // the union's second branch, 1 microsecond
                                + "02026b02020900"); // a block of one pair: key, second branch, length 1; then the end
        proveOne(codec(), schema, record);
    }

    @Test
    void a_uuid_is_text_unless_the_schema_carries_it_in_a_fixed() throws Exception {
        UUID uuid = new UUID(0x0123456789abcdefL, 0x8123456789abcdefL);
        Schema schema = SchemaText.parse("""
                root odd.Root
                record odd.Root
                  text uuid
                  fixed array(optional(uuid(fixed(odd.Id,16))))
                """);
        RecordValue record = RecordValue.of(uuid, Arrays.asList(uuid, null));

        assertThat(HexFormat.of().formatHex(encode(codec(), schema, record)))
                .isEqualTo("48"
                        + HexFormat.of().formatHex(uuid.toString().getBytes(StandardCharsets.UTF_8))
                        + "04020123456789abcdef8123456789abcdef0000");
        proveOne(codec(), schema, record);
    }

    /** Each record stands twice in the one before it, so as many instances as there are places would never be made. */
    @Test
    void records_that_contain_themselves_and_share_others_come_back() throws Exception {
        StringBuilder text = new StringBuilder("root odd.R0\n");
        int depth = 20;
        for (int i = 0; i < depth; i++) {
            text.append("record odd.R%d\n  one optional(record(odd.R%d))\n  other optional(record(odd.R%d))\n"
                    .formatted(i, i + 1, i + 1));
        }
        text.append("record odd.R%d\n  again array(record(odd.R0))\n  at timestamp-micros\n".formatted(depth));
        RecordValue value = RecordValue.of(List.of(RecordValue.of(null, null)), Instant.ofEpochSecond(-1, 1_000));
        for (int i = 0; i < depth; i++) {
            value = RecordValue.of(value, null);
        }

        proveOne(codec(), SchemaText.parse(text.toString()), value);
    }
}
