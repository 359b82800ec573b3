package io.wirecost.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The description of the file is enough to read it: {@code dataset.mjs} was written from nothing else. */
class OtherLanguageTest {
    @TempDir
    private Path folder;

    @Test
    void a_reader_in_another_language_finds_every_value() throws Exception {
        Path file = folder.resolve("every type");
        try (OutputStream out = Files.newOutputStream(file)) {
            DatasetFile.write(EveryType.dataset(), out);
        }

        assertThat(Node.run(resource("dataset.mjs"), file)).isEqualTo(Files.readString(resource("every-type.json")));
    }

    private static Path resource(String name) throws URISyntaxException {
        return Path.of(OtherLanguageTest.class.getResource(name).toURI());
    }
}
