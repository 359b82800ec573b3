package io.wirecost.harness.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LoadersTest {
    private static final List<String> LIBRARY = List.of("library.jar");
    private static final List<String> FIRST = List.of("first-version");
    private static final List<String> SECOND = List.of("second-version");

    private final Loaders loaders = new Loaders();

    @Test
    void a_codec_keeps_its_library_for_another_version_and_everything_for_the_same_one() throws Exception {
        ClassLoader first = loaders.of("json", LIBRARY, FIRST);

        assertThat(loaders.of("json", LIBRARY, FIRST)).isSameAs(first);
        ClassLoader second = loaders.of("json", LIBRARY, SECOND);
        assertThat(second).isNotSameAs(first);
        assertThat(second.getParent()).isSameAs(first.getParent());
        assertThat(loaders.of("json", LIBRARY, FIRST)).isNotSameAs(first);
    }

    @Test
    void another_codec_loads_the_same_library_anew_and_so_does_the_same_one_after_an_error() throws Exception {
        ClassLoader first = loaders.of("json", LIBRARY, FIRST);
        ClassLoader other = loaders.of("binary-json", LIBRARY, FIRST);
        loaders.forget();
        ClassLoader again = loaders.of("binary-json", LIBRARY, FIRST);

        assertThat(List.of(first.getParent(), other.getParent(), again.getParent()))
                .doesNotHaveDuplicates();
    }

    @Test
    void without_paths_a_codec_is_on_the_class_path_of_the_process() throws Exception {
        assertThat(loaders.of("json", List.of(), List.of())).isSameAs(Loaders.class.getClassLoader());
    }
}
