package io.wirecost.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.contract.CodecProver;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.workloads.records.JsonEncoding;
import io.wirecost.workloads.records.UnknownFields;
import io.wirecost.workloads.records.UserRecords;
import io.wirecost.workloads.source.Sampling;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A user's own {@code .proto} with all that only Protocol Buffers has, in every codec of a JVM that takes it. */
class OwnMessagesTest {
    private static final String PROTO = """
        syntax = "proto3";
        package own;
        import "google/protobuf/timestamp.proto";
        import "google/protobuf/duration.proto";
        import "google/protobuf/wrappers.proto";
        message Own {
          string id = 3;
          oneof payment {
            Card card = 2;
            string iban = 5;
            uint32 cash = 17;
            google.protobuf.Timestamp at = 2050;
            google.protobuf.Int64Value wrapped = 31;
            Nothing nothing = 32;
          }
          oneof other { string text = 34; fixed64 number = 35; }
          repeated Own more = 36;
          uint64 large = 40;
          repeated sint32 deltas = 42;
          repeated sfixed64 loose = 43 [packed = false];
          map<uint32, Level> levels = 45;
          map<bool, google.protobuf.Duration> took = 46;
          repeated google.protobuf.UInt64Value wrappers = 50;
          Level level = 53;
          message Nothing { }
          enum Level { LOW = 0; HIGH = 70000; }
          message Card { int64 number = 1; oneof check { bool seen = 2; string by = 3; } }
        }
        """;

    private static final String RECORDS = """
        {"id":"a","card":{"number":"7","by":""},"large":"18446744073709551615","deltas":[-1,2],"loose":["-7"]}
        {"cash":4294967295,"text":"","levels":{"4294967295":"HIGH"},"took":{"true":"-3.000000001s"},"level":"HIGH"}
        {"at":"1969-12-31T23:59:59.5Z","number":"9223372036854775808","wrappers":["0","18446744073709551615"]}
        {"wrapped":"0","more":[{"iban":""},{},{"card":{"seen":true}},{"nothing":{}}]}
        {}
        """;

    @TempDir
    private static Path folder;

    /** The first codec of each module and target: what is special about these messages is in the code of the target. */
    @TestFactory
    Stream<DynamicTest> a_codec_of_each_target_returns_it() throws Exception {
        return tests((prover, data) -> takers(prover, data)
                .filter(Draw.part(5))
                .collect(Collectors.toMap(
                        CodecInfo::target, Function.identity(), (first, other) -> first, LinkedHashMap::new))
                .values()
                .stream());
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> every_codec_that_takes_it_returns_it() throws Exception {
        return tests(OwnMessagesTest::takers);
    }

    private static Stream<DynamicTest> tests(BiFunction<CodecProver, Dataset, Stream<CodecInfo>> wanted)
            throws Exception {
        return tests(data(), wanted);
    }

    private static Stream<DynamicTest> tests(Dataset data, BiFunction<CodecProver, Dataset, Stream<CodecInfo>> wanted) {
        return InstalledModules.here()
                .provers()
                .flatMap(prover -> wanted.apply(prover, data)
                        .map(codec -> DynamicTest.dynamicTest(codec.variant().toString(), () -> {
                            CodecProver.Written written = prover.prove(codec, data, SafetyLimits.LIFTED);
                            if (WalkedBytes.hasWalker(codec)) {
                                WalkedBytes.require(written, codec, data);
                            }
                        })));
    }

    /** Wire writes the fields of oneofs last. */
    @Test
    void all_codecs_of_protocol_buffers_write_the_same_bytes_but_for_the_order_of_fields() throws Exception {
        Dataset data = data();
        Map<String, List<Integer>> written = new TreeMap<>();
        for (CodecProver prover : InstalledModules.here().provers().toList()) {
            for (CodecInfo codec : takers(prover, data)
                    .filter(codec -> codec.format().equals("Protocol Buffers"))
                    .toList()) {
                written.put(
                        codec.variant().name(),
                        prover.write(codec, data).messages().stream()
                                .map(message -> message.length)
                                .toList());
            }
        }

        assertThat(written).hasSizeGreaterThan(1);
        assertThat(written.values().stream().distinct()).as(written.toString()).hasSize(1);
    }

    @TestFactory
    Stream<DynamicTest> points_of_time_come_back_to_the_nanosecond_where_the_user_asks_for_it() throws Exception {
        return tests(
                data(
                        List.of("Own.at=nanos"),
                        "{\"at\":\"1969-12-31T23:59:59.999999999Z\"}\n{\"at\":\"2262-04-11T23:47:16.854775807Z\"}"),
                (prover, data) ->
                        takers(prover, data).filter(codec -> codec.format().equals("Protocol Buffers")));
    }

    private static Stream<CodecInfo> takers(CodecProver prover, Dataset data) {
        return prover.provider().codecs().stream()
                .filter(codec ->
                        prover.provider().refusalReason(codec, data.schema()).isEmpty());
    }

    private static Dataset data() throws Exception {
        return data(List.of(), RECORDS);
    }

    private static Dataset data(List<String> types, String lines) throws Exception {
        Path proto = Files.writeString(folder.resolve("own.proto"), PROTO);
        Path records = Files.writeString(folder.resolve("own.ndjson"), lines);
        InstalledTools tools = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));
        return UserRecords.read(
                Optional.of(new SchemaRequest(
                        List.of(proto), List.of(), Optional.empty(), WaysOut.of(List.of(), types), tools)),
                records,
                JsonEncoding.PLAIN_JSON,
                UnknownFields.REFUSED,
                new Sampling(Sampling.STANDARD_RECORDS, 1));
    }
}
