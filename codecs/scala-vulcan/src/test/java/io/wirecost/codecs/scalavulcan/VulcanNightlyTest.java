package io.wirecost.codecs.scalavulcan;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Refusal;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.SchemaText;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Slow to compile, and conformance proves these codecs each time: by night. */
@Tag("nightly")
class VulcanNightlyTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new VulcanCodecs();
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
                  narrow decimal(4,1,fixed(odd.Four,4))
                  short optional(time-millis)
                  local optional(local-timestamp-micros)
                  at timestamp-micros
                  ids array(optional(uuid(fixed(odd.Id,16))))
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
                new BigDecimal("-12.5"),
                LocalTime.ofNanoOfDay(1_000_000),
                LocalDateTime.of(1970, 1, 1, 0, 0, 0, 1_000),
                Instant.ofEpochSecond(0, 1_000),
                Arrays.asList(new UUID(0x0123456789abcdefL, 0x8123456789abcdefL), null),
                Map.of("k", new byte[] {9}));

        assertThat(HexFormat.of().formatHex(encode(codec(), schema, record)))
                .isEqualTo(
                        "7f" // zigzag; nothing has no bytes
                                + "04c3a9" // length 2
                                + "00" // the union's null
                                + "0202" // the union's second branch, symbol 1
                                + "029c" // length 1, unscaled -100
                                + "ffffff83" // unscaled -125
                                + "0202" // the union's second branch, 1 millisecond
                                + "0202" // the union's second branch, 1 microsecond
                                + "02" // 1 microsecond
                                + "04020123456789abcdef8123456789abcdef0000" // a block of two, then the end
                                + "02026b02020900"); // a block of one pair: key, second branch, length 1; then the end
        proveOne(codec(), schema, record);
    }

    @Test
    void a_record_may_have_more_fields_than_a_tuple() throws Exception {
        StringBuilder text = new StringBuilder("root odd.Root\nrecord odd.Root\n");
        int count = 45;
        for (int i = 0; i < count; i++) {
            text.append("  f").append(i).append(" int\n");
        }

        proveOne(
                codec(),
                SchemaText.parse(text.toString()),
                RecordValue.of(IntStream.range(0, count).boxed().toArray()));
    }

    @Test
    void a_record_that_contains_itself_is_refused() {
        Schema schema = SchemaText.parse("""
                root odd.Root
                record odd.Root
                  next array(record(odd.Root))
                """);

        assertThat(provider().refusalReason(codec(), schema))
                .map(Refusal::reason)
                .hasValue("odd.Root.next contains odd.Root again, and vulcan has no codecs that contain themselves");
    }

    @Test
    void a_record_without_fields_and_one_with_a_single_field_come_back() throws Exception {
        Schema schema = SchemaText.parse("""
                root Root
                record Root
                  empty array(record(Empty))
                record Empty
                  nothing null
                """);

        proveOne(codec(), schema, RecordValue.of(List.of(RecordValue.of((Object) null))));
    }
}
