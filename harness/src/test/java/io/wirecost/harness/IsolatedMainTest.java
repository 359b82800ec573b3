package io.wirecost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.elsewhere.Probe;
import io.wirecost.elsewhere.Unpacked;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IsolatedMainTest {
    @TempDir
    Path folder;

    @Test
    void a_program_sees_its_jars_the_jdk_the_vocabulary_and_the_harness_and_nothing_else() throws Throwable {
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(folder.resolve("probe.jar")))) {
            jar.putNextEntry(new JarEntry(Probe.class.getName().replace('.', '/') + ".class"));
            jar.write(Probe.class.getResourceAsStream("Probe.class").readAllBytes());
            jar.closeEntry();
        }
        assertThat(Unpacked.class.getClassLoader()).isSameAs(IsolatedMain.class.getClassLoader());

        IsolatedMain.main(new String[] {folder.toString(), Probe.class.getName(), "a", "b"});

        assertThat(System.clearProperty(Probe.PROPERTY))
                .isEqualTo(
                        "aside app [a, b] [java.sql.Driver, io.wirecost.core.codec.Codec, io.wirecost.harness.Subject]");
    }
}
