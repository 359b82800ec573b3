package io.wirecost.compiler.read.proto;

import io.wirecost.compiler.build.InstalledTools;
import io.wirecost.compiler.read.Corpus;
import io.wirecost.compiler.read.SchemaRequest;
import io.wirecost.compiler.read.Tally;
import io.wirecost.compiler.read.WaysOut;
import io.wirecost.compiler.target.Tools;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Google's common files: each message is taken, or refused at its place. */
class GoogleFilesTest {
    private static final Tools TOOLS = new InstalledTools(Path.of(System.getProperty("wirecost.installation")));
    private static final int TAKEN = 134;

    @TempDir
    private Path folder;

    /** One protoc parses all files. */
    @Test
    void their_messages_are_taken_or_refused_with_file_and_line() throws Exception {
        Corpus.unpack("google/api/annotations.proto", ".proto", folder);
        Protoc.Parsed parsed = Protoc.parse(request(Optional.empty()), files());
        Tally tally = new Tally("[\\w/]+\\.proto:\\d+:\\d+: .+");
        for (var file : parsed.descriptors().getFileList()) {
            if (parsed.given().contains(file.getName())) {
                for (var message : file.getMessageTypeList()) {
                    SchemaRequest request = request(Optional.of(file.getPackage() + "." + message.getName()));
                    tally.read(() -> ProtoSchemaReader.read(request, parsed));
                }
            }
        }

        tally.assertTaken(TAKEN);
    }

    private SchemaRequest request(Optional<String> root) {
        return new SchemaRequest(List.of(folder), List.of(), root, WaysOut.NONE, TOOLS);
    }

    private List<Path> files() throws Exception {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(path -> path.toString().endsWith(".proto"))
                    .sorted()
                    .toList();
        }
    }
}
