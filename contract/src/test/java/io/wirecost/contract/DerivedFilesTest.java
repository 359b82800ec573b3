package io.wirecost.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.compiler.Targets;
import io.wirecost.compiler.derive.DerivedFiles;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Schema;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.builtin.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Schemas for other runtimes, derived from random ones whose names and keys are hostile. */
class DerivedFilesTest {
    /** Beside the words of a language, such a text has nothing but numbers behind letters. */
    private static final Pattern NUMBERED = Pattern.compile("M\\d+(Branch)?|[Ee]\\d+(S\\d+)?|f\\d+|hasF\\d+");

    private static final Pattern WORD = Pattern.compile("(?<!\\w)[A-Za-z_]\\w*");
    private static final Pattern HEADING = Pattern.compile("(?m)^(?:message|struct|table|union|enum) (\\w+)");
    private static final Pattern TYPE = Pattern.compile("\\b[ME](?=\\d)");
    private static final Pattern OF_A_GENERATOR = Pattern.compile("(?m)^(?:option|namespace) .*\\n+");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void no_name_or_key_reaches_a_text_that_generators_make_code_of(Language language) {
        schemas()
                .forEach(schema -> assertThat(WORD.matcher(language.derived(schema))
                                .results()
                                .map(MatchResult::group)
                                .filter(word -> !language.words.contains(word)))
                        .isNotEmpty()
                        .allMatch(word -> NUMBERED.matcher(word).matches()));
    }

    /** The same fields with the same types and numbers in the same order: so the bytes are those of the JVM's codecs. */
    @ParameterizedTest
    @EnumSource
    void apart_from_names_the_text_is_that_of_the_target(Language language) {
        schemas().forEach(schema -> {
            String target = Targets.byId(language.kind())
                    .orElseThrow()
                    .emit(schema)
                    .schema()
                    .orElseThrow()
                    .text();

            assertThat(language.nameless(language.derived(schema)))
                    .isEqualTo(language.nameless(OF_A_GENERATOR.matcher(target).replaceAll("")));
        });
    }

    @ParameterizedTest
    @EnumSource
    void the_compiler_of_the_formats_own_project_accepts_every_text(Language language) throws Exception {
        Oracle compiler = Oracle.named(language.tool.get(0));
        List<String> texts = schemas().map(language::derived).distinct().toList();
        List<String> files =
                IntStream.range(0, texts.size()).mapToObj(language::file).toList();
        for (int i = 0; i < texts.size(); i++) {
            Files.writeString(folder.resolve(files.get(i)), withTypesOfItsOwn(texts.get(i), i));
        }

        compiler.run(
                folder,
                Stream.concat(language.tool.stream().skip(1), language.inputs(folder, files).stream())
                        .toArray(String[]::new));
    }

    /** So that one process may read all texts: in some languages they share a scope. */
    private static String withTypesOfItsOwn(String text, int number) {
        return TYPE.matcher(text).replaceAll("S" + number + "$0");
    }

    @ParameterizedTest
    @EnumSource
    void the_description_of_the_messages_is_json_and_the_same_every_time(Language language) throws Exception {
        for (Schema schema : schemas().toList()) {
            Map<String, String> files = DerivedFiles.of(language.kind(), schema);

            assertThat(JsonText.compact(JsonText.read(files.get("lowered.json"), "lowered.json")) + "\n")
                    .isEqualTo(files.get("lowered.json"));
            assertThat(DerivedFiles.of(language.kind(), schema)).isEqualTo(files);
        }
    }

    private static Stream<Schema> schemas() {
        return Stream.of(
                        Workloads.all().stream().map(Workload::schema),
                        LongStream.rangeClosed(1, 3).mapToObj(seed -> RandomSchema.generate(seed, 50)),
                        LongStream.rangeClosed(1, 30).mapToObj(RandomSchema::small))
                .flatMap(schemas -> schemas);
    }

    private enum Language {
        PROTOBUF(
                "schema.proto",
                "syntax proto3 message enum oneof branch optional repeated map bool int32 int64 float double string bytes",
                "\\w+(?= = \\d+;)|(?<=oneof )\\w+",
                "protoc --proto_path=. --descriptor_set_out=schema.descriptor"),
        THRIFT(
                "schema.thrift",
                "struct union enum required optional list map bool i32 i64 double string binary",
                "\\w+(?= = \\d+,)|(?<! = )\\b\\w+(?=,$)",
                "thrift --strict -r --gen js:node -o .") {
            /** It takes a single file, and reads those that are included. */
            @Override
            List<String> inputs(Path folder, List<String> files) throws IOException {
                String all = "all.thrift";
                Files.write(
                        folder.resolve(all),
                        files.stream().map("include \"%s\""::formatted).toList());
                return List.of(all);
            }
        },
        FLATBUFFERS(
                "schema.fbs",
                "table union branch enum root_type null bool byte ubyte short ushort int long float double string",
                "(?<=^  )\\w+(?=[:,])",
                "flatc --ts -o ."),
        CAPNPROTO(
                "schema.capnp",
                "struct union enum List Bool Int32 Int64 Float32 Float64 Text Data",
                "(?<=^  |^    )\\w+(?= @\\d)",
                "capnp compile -ocapnp");

        private final String file;
        private final List<String> words;
        private final Pattern member;
        private final List<String> tool;

        /**
         * @param words what the language has of its own
         * @param member matches the names of fields and symbols
         * @param tool the command that reads a file
         */
        Language(String file, String words, String member, String tool) {
            this.file = file;
            this.words = List.of(words.split(" "));
            this.member = Pattern.compile(member, Pattern.MULTILINE);
            this.tool = List.of(tool.split(" "));
        }

        String kind() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        String derived(Schema schema) {
            return DerivedFiles.of(kind(), schema).get(file);
        }

        /** The name of one of several files. */
        String file(int number) {
            return number + file;
        }

        /** The arguments that have the tool read files of a folder. */
        List<String> inputs(Path folder, List<String> files) throws IOException {
            return files;
        }

        /** A text without the names of members, and with the places of types instead of theirs. */
        String nameless(String text) {
            List<String> types = HEADING.matcher(text)
                    .results()
                    .map(heading -> heading.group(1))
                    .toList();
            String withoutMembers = member.matcher(text).replaceAll("?");
            return WORD.matcher(withoutMembers)
                    .replaceAll(word -> types.contains(word.group()) ? "#" + types.indexOf(word.group()) : word.group())
                    .replace(".#", "#"); // from the root of all names, where a nearer one would hide the type
        }
    }
}
