package io.wirecost.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ModuleLinkerTest {
    @Test
    void modules_stand_before_those_that_import_them_each_once() {
        String script = link(Map.of(
                "main.mjs",
                        "import { twice } from \"./data/a.mjs\";\nimport { one } from \"./data/b.mjs\";\ntwice(one);\n",
                "data/a.mjs", "import { one } from \"./b.mjs\";\nexport function twice(x) {\n  return x + one;\n}\n",
                "data/b.mjs", "export const one = 1;\nconst own = 2;\n"));

        assertThat(script).isEqualTo("""
                "use strict";
                const module_data_b_mjs = (() => {
                const one = 1;
                const own = 2;
                return { one };
                })();
                const module_data_a_mjs = (() => {
                const { one } = module_data_b_mjs;
                function twice(x) {
                  return x + one;
                }
                return { twice };
                })();
                const module_main_mjs = (() => {
                const { twice } = module_data_a_mjs;
                const { one } = module_data_b_mjs;
                twice(one);
                return {  };
                })();
                """);
    }

    @Test
    void forms_that_it_does_not_know_are_refused() {
        assertThatThrownBy(() -> link(Map.of("main.mjs", "export default 1;\n")))
                .hasMessage("main.mjs: cannot link 'export default 1;'");
        assertThatThrownBy(() -> link(Map.of("main.mjs", "import { a as b } from \"./a.mjs\";\n", "a.mjs", "")))
                .hasMessageContaining("cannot link");
    }

    @Test
    void a_circle_is_refused() {
        assertThatThrownBy(() -> link(Map.of(
                        "main.mjs",
                        "import { a } from \"./a.mjs\";\n",
                        "a.mjs",
                        "import { m } from \"./main.mjs\";\n")))
                .hasMessageContaining("in a circle");
    }

    @Test
    void text_that_would_end_the_script_is_refused() {
        assertThatThrownBy(() -> link(Map.of("main.mjs", "const end = \"</script>\";\n")))
                .hasMessageContaining("would end the script");
    }

    private static String link(Map<String, String> files) {
        return new ModuleLinker(files::get).link("main.mjs");
    }
}
