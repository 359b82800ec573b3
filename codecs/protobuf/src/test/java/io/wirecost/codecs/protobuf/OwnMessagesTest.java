package io.wirecost.codecs.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.build.WellKnownProtos;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.value.JsonRecords;
import io.wirecost.contract.CodecProver;
import io.wirecost.core.Problems;
import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import io.wirecost.process.Command;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's own {@code .proto}: our messages are those of the class that protoc makes of it, byte for byte. */
class OwnMessagesTest {
    private static final InstalledTools TOOLS =
            new InstalledTools(Path.of(System.getProperty("wirecost.installation")));

    @TempDir
    private Path folder;

    @Test
    void proto2_with_packed_lists_required_fields_and_an_enum_without_zero() throws Exception {
        assertSame("""
                syntax = "proto2";
                message Own {
                  required sint64 id = 2048;
                  optional string name = 1 [default = "x"];
                  repeated int32 packed = 3 [packed = true];
                  repeated fixed32 loose = 16;
                  optional Level level = 4 [default = HIGH];
                  repeated Level levels = 17 [packed = true];
                  required bool sure = 18;
                  optional Part part = 19;
                  message Part { optional double share = 1; optional bytes raw = 2; }
                  enum Level { LOW = 1; HIGH = 0x10; MIDDLE = 5; }
                }
                """, """
                {"id":"-5","name":"","packed":[1,300],"loose":[1,4294967295],"level":"HIGH","levels":["LOW","MIDDLE"],"sure":false}
                """, """
                {"id":"0","sure":true,"part":{"share":0,"raw":"AQID"},"packed":[]}
                """);
    }

    @Test
    void proto3_with_optional_fields_maps_and_types_of_protocol_buffers_own() throws Exception {
        assertSame("""
                syntax = "proto3";
                package own.pkg;
                import "google/protobuf/timestamp.proto";
                import "google/protobuf/duration.proto";
                import "google/protobuf/wrappers.proto";
                message Own {
                  int32 zero = 100000;
                  optional int32 present = 1;
                  uint64 large = 2;
                  fixed64 fixed = 17;
                  uint32 count = 2049;
                  repeated sint32 deltas = 3;
                  repeated sfixed64 loose = 4 [packed = false];
                  map<uint32, Kind> kinds = 5;
                  map<string, google.protobuf.Timestamp> times = 6;
                  map<bool, string> flags = 7;
                  google.protobuf.Timestamp at = 8;
                  repeated google.protobuf.Duration took = 9;
                  google.protobuf.UInt64Value wrapped = 10;
                  google.protobuf.BytesValue bytes = 11;
                  google.protobuf.StringValue text = 12;
                  Kind kind = 13;
                  repeated uint64 many = 14;
                  enum Kind { NONE = 0; MANY = 70000; NEGATIVE = -3; }
                }
                """, """
                {"present":0,"large":"18446744073709551615","fixed":"9223372036854775808","count":4294967295,\
                "deltas":[-1,2],"loose":["-7","8"],"kinds":{"4294967295":"MANY"},"times":{"a":"2024-02-29T12:00:00.000001Z"},\
                "flags":{"true":"yes"},"at":"1969-12-31T23:59:59.5Z","took":["1.5s","-3.000000001s","0s"],"wrapped":"0",\
                "bytes":"","text":"t","kind":"NEGATIVE","many":["0","18446744073709551615"]}
                """, "{}");
    }

    @Test
    void an_edition_with_every_presence() throws Exception {
        assertSame("""
                edition = "2023";
                package own;
                message Own {
                  int32 explicit = 1;
                  int32 implicit = 2 [features.field_presence = IMPLICIT];
                  int32 needed = 3 [features.field_presence = LEGACY_REQUIRED];
                  repeated int32 expanded = 4 [features.repeated_field_encoding = EXPANDED];
                  repeated int32 packed = 5;
                }
                """, """
                {"explicit":0,"implicit":0,"needed":0,"expanded":[1,2],"packed":[1,2]}
                """, """
                {"implicit":7,"needed":8}
                """);
    }

    @Test
    void a_oneof_among_other_fields() throws Exception {
        assertSame("""
                syntax = "proto3";
                package own;
                import "google/protobuf/timestamp.proto";
                import "google/protobuf/wrappers.proto";
                message Own {
                  string id = 3;
                  oneof payment {
                    Card card = 2;
                    string iban = 5;
                    uint32 cash = 17;
                    bytes token = 4;
                    Kind kind = 1;
                    google.protobuf.Timestamp at = 2050;
                    Card second = 30;
                    google.protobuf.Int64Value wrapped = 31;
                    Nothing nothing = 32;
                  }
                  optional int32 last = 6;
                  int32 payment_kind = 33;
                  oneof other { string text = 34; int32 number = 35; }
                  repeated Own more = 36;
                  message Nothing { }
                  message Card { int64 number = 1; oneof check { bool seen = 2; string by = 3; } }
                  enum Kind { NONE = 0; FREE = 1; }
                }
                """, """
                {"id":"a","card":{"number":"7","by":""},"last":0}
                """, """
                {"iban":""}
                """, """
                {"cash":0,"id":"b"}
                """, """
                {"token":"AQID"}
                """, """
                {"kind":"NONE","text":"","paymentKind":3}
                """, """
                {"at":"2024-02-29T12:00:00.000001Z","number":0}
                """, """
                {"second":{"number":"7"},"more":[{"iban":"x"},{},{"card":{"seen":true}},{"wrapped":"0"},{"nothing":{}}]}
                """, "{}");
    }

    private void assertSame(String proto, String... records) throws Exception {
        Path file = Files.writeString(folder.resolve("own.proto"), proto);
        ReadSchema read = SchemaReaders.read(SchemaRequest.of(file, TOOLS));
        Class<?> theirs = theirs(
                file, proto.contains("package own.pkg") ? "own.pkg." : proto.contains("package own") ? "own." : "");
        for (String json : records) {
            Message.Builder builder =
                    (Message.Builder) theirs.getMethod("newBuilder").invoke(null);
            JsonFormat.parser().merge(json, builder);
            byte[] expected = builder.build().toByteArray();
            RecordValue record = record(read, json);
            for (CodecInfo codec : new ProtobufCodecs().codecs()) {
                if (codec.target().equals("protobuf") && !codec.variant().name().contains("json")) {
                    assertThat(ours(codec, read, record))
                            .as(codec.variant().name())
                            .isEqualTo(expected);
                }
            }
            assertThat(difference(
                            read,
                            record,
                            read.reading().messages().orElseThrow().read(expected)))
                    .isEmpty();
        }
    }

    private static RecordValue record(ReadSchema read, String json) throws Exception {
        Problems problems = new Problems();
        RecordValue record = new JsonRecords(
                        read.schema(), read.reading().dialect().orElseThrow(), problems)
                .read(JsonText.read(json, "record"));
        problems.refuse();
        return record;
    }

    private static Optional<Mismatch> difference(ReadSchema read, RecordValue expected, RecordValue actual) {
        return new Comparer(read.schema(), Set.of()).compare(expected, actual);
    }

    private static byte[] ours(CodecInfo info, ReadSchema read, RecordValue record) throws Exception {
        CodecProvider provider = new ProtobufCodecs();
        List<Path> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        CodecProver prover = new CodecProver(provider, classPath, OwnMessagesTest.class.getClassLoader());
        Binding<Object> binding = prover.bind(info, read.schema());
        return CodecProver.inLoader(binding, () -> {
            Codec<Object> codec = provider.open(info, binding);
            Object value = binding.domain().toDomain(record);
            byte[] bytes = codec.serialize(value);
            assertThat(difference(read, record, binding.domain().fromDomain(codec.deserialize(bytes))))
                    .isEmpty();
            return bytes;
        });
    }

    /** The class that protoc makes of the user's own file. */
    private Class<?> theirs(Path file, String prefix) throws Exception {
        Path sources = Files.createDirectories(folder.resolve("theirs"));
        WellKnownProtos.unpack(sources);
        Command.Result result = new Command(
                        List.of(
                                TOOLS.executable("protoc").toString(),
                                "--proto_path=" + folder,
                                "--proto_path=" + sources,
                                "--java_out=" + sources,
                                file.toString()),
                        Duration.ofSeconds(60))
                .in(folder)
                .run();
        assertThat(result.isSuccess()).as(result.output()).isTrue();
        try (Stream<Path> all = Files.walk(sources)) {
            String[] arguments = Stream.concat(
                            Stream.of("-proc:none", "-nowarn", "-d", sources.toString()),
                            all.map(Path::toString).filter(name -> name.endsWith(".java")))
                    .toArray(String[]::new);
            assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                    .isZero();
        }
        URLClassLoader loader = new URLClassLoader(new URL[] {sources.toUri().toURL()});
        return loader.loadClass(prefix + "OwnOuterClass$Own");
    }
}
