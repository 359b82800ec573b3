package io.wirecost.codecs.jackson3;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.contract.ModuleTests;
import io.wirecost.contract.Trap;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.core.exc.StreamConstraintsException;

class Jackson3ContractTest extends ModuleTests {
    @Override
    protected CodecProvider provider() {
        return new Jackson3Codecs();
    }

    @TestFactory
    Stream<DynamicTest> what_formats_stumble_over_comes_back() {
        return proofs(Trap.values(), Trap.keys(), Trap.size(), Trap.longString(), Trap.depth(1_500));
    }

    @Test
    void bson_has_the_carriers_of_the_table() throws Exception {
        List<Field> fields = List.of(
                new Field("d", new Type.Decimal(9, 2, Optional.empty())),
                new Field("u", new Type.Uuid(Optional.empty())),
                new Field("at", Type.Temporal.TIMESTAMP_MICROS));
        Schema schema = new Schema("odd.Root", List.of(new RecordDefinition("odd.Root", fields)));
        RecordValue record = RecordValue.of(
                new BigDecimal("1.50"),
                new UUID(0x1111111111111111L, 0x1111111111111111L),
                Instant.EPOCH.plusNanos(1_000));

        byte[] bytes = encode(provider().codecs().get(1), schema, record);

        String decimal = "02" + "6400" + "05000000" + "312e353000"; // a string of 4 characters and a zero
        String uuid = "05" + "7500" + "10000000" + "00" + "11".repeat(16); // binary of the generic subtype
        String instant = "12" + "617400" + "0100000000000000"; // 64 bits
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("35000000" + decimal + uuid + instant + "00");
    }

    @Test
    void levels_beyond_the_limit_as_shipped_are_refused_by_jackson_itself() throws Exception {
        requireRefusedAsShipped(provider().codecs().get(0), Trap.depth(1_500), StreamConstraintsException.class);
    }
}
