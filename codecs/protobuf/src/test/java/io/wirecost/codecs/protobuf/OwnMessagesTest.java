package io.wirecost.codecs.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import io.wirecost.compiler.SchemaReaders;
import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.build.WellKnownProtos;
import io.wirecost.compiler.read.ReadSchema;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.WaysOut;
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
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A user's own {@code .proto}: our messages are those of the class that protoc makes of it, byte for byte. All files are read
 * together, so that protoc does it once.
 */
class OwnMessagesTest {
    private static final InstalledTools TOOLS =
            new InstalledTools(Path.of(System.getProperty("wirecost.installation")));
    private static final List<String> FILES = List.of("proto2", "proto3", "edition", "oneof");

    @TempDir
    private static Path folder;

    private static List<Path> protos;
    private static ClassLoader theirs;

    @BeforeAll
    static void read_them() throws Exception {
        protos = new ArrayList<>();
        for (String file : FILES) {
            try (InputStream text = OwnMessagesTest.class.getResourceAsStream("own/" + file + ".proto")) {
                Path proto = folder.resolve(file + ".proto");
                Files.copy(text, proto);
                protos.add(proto);
            }
        }
        theirs = theirs();
    }

    @Test
    void proto2_with_packed_lists_required_fields_and_an_enum_without_zero() throws Exception {
        assertSame("Proto2", "Own", """
                {"id":"-5","name":"","packed":[1,300],"loose":[1,4294967295],"level":"HIGH","levels":["LOW","MIDDLE"],"sure":false}
                """, """
                {"id":"0","sure":true,"part":{"share":0,"raw":"AQID"},"packed":[]}
                """);
    }

    @Test
    void proto3_with_optional_fields_maps_and_types_of_protocol_buffers_own() throws Exception {
        assertSame("Proto3", "own.pkg.Own", """
                {"present":0,"large":"18446744073709551615","fixed":"9223372036854775808","count":4294967295,\
                "deltas":[-1,2],"loose":["-7","8"],"kinds":{"4294967295":"MANY"},"times":{"a":"2024-02-29T12:00:00.000001Z"},\
                "flags":{"true":"yes"},"at":"1969-12-31T23:59:59.5Z","took":["1.5s","-3.000000001s","0s"],"wrapped":"0",\
                "bytes":"","text":"t","kind":"NEGATIVE","many":["0","18446744073709551615"]}
                """, "{}");
    }

    @Test
    void an_edition_with_every_presence() throws Exception {
        assertSame("Edition", "own.edition.Own", """
                {"explicit":0,"implicit":0,"needed":0,"expanded":[1,2],"packed":[1,2]}
                """, """
                {"implicit":7,"needed":8}
                """);
    }

    @Test
    void a_oneof_among_other_fields() throws Exception {
        assertSame("Oneof", "own.choice.Own", """
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

    /** @param file as protoc names the class for what the file has */
    private static void assertSame(String file, String message, String... records) throws Exception {
        ReadSchema read =
                SchemaReaders.read(new SchemaRequest(protos, List.of(), Optional.of(message), WaysOut.NONE, TOOLS));
        Class<?> own = theirs.loadClass(message.replaceFirst("Own$", file + "\\$Own"));
        for (String json : records) {
            Message.Builder builder =
                    (Message.Builder) own.getMethod("newBuilder").invoke(null);
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

    /** The classes that protoc makes of the user's own files. */
    private static ClassLoader theirs() throws Exception {
        Path sources = Files.createDirectories(folder.resolve("theirs"));
        WellKnownProtos.unpack(sources);
        List<String> command = new ArrayList<>(List.of(
                TOOLS.executable("protoc").toString(),
                "--proto_path=" + folder,
                "--proto_path=" + sources,
                "--java_out=" + sources));
        protos.forEach(proto -> command.add(proto.toString()));
        Command.Result result =
                new Command(command, Duration.ofSeconds(60)).in(folder).run();
        assertThat(result.isSuccess()).as(result.output()).isTrue();
        try (Stream<Path> all = Files.walk(sources)) {
            String[] arguments = Stream.concat(
                            Stream.of("-proc:none", "-nowarn", "-d", sources.toString()),
                            all.map(Path::toString).filter(name -> name.endsWith(".java")))
                    .toArray(String[]::new);
            assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                    .isZero();
        }
        return new URLClassLoader(new URL[] {sources.toUri().toURL()});
    }
}
