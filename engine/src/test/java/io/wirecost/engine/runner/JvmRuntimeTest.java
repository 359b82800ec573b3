package io.wirecost.engine.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class JvmRuntimeTest {
    @Test
    void options_that_measuring_jvms_inherit_are_kept_with_those_that_they_are_given() {
        String own = options(Map.of("PATH", "/bin"));

        String all = options(Map.of("JAVA_TOOL_OPTIONS", "-Xint", "PATH", "/bin"));

        assertThat(own).contains("-Xmx512m").doesNotContain("PATH");
        assertThat(all).isEqualTo(own + " JAVA_TOOL_OPTIONS=-Xint");
    }

    private static String options(Map<String, String> variables) {
        return JvmRuntime.read(variables).options();
    }
}
