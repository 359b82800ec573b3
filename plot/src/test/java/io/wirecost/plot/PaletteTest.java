package io.wirecost.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaletteTest {
    private static final double MARKS = 3;
    private static final double TEXT = 4.5;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void marks_and_texts_stand_out_in_both_themes(boolean dark) {
        Map<String, Double> light = theme(dark);
        double paper = light.get("paper");

        assertThat(light).allSatisfy((name, brightness) -> {
            double contrast = (Math.max(paper, brightness) + 0.05) / (Math.min(paper, brightness) + 0.05);
            if (name.matches("ink|muted|tone-.")) {
                assertThat(contrast).as(name).isGreaterThanOrEqualTo(TEXT);
            } else if (!name.matches("paper|grid|span.*")) {
                assertThat(contrast).as(name).isGreaterThanOrEqualTo(MARKS);
            }
        });
    }

    /** How bright the colours of a theme are. */
    private static Map<String, Double> theme(boolean dark) {
        String[] themes = Svg.style().split("prefers-color-scheme: dark");
        Map<String, Double> colours = new HashMap<>();
        Matcher colour = Pattern.compile("--plot-([a-z0-9-]+): #(..)(..)(..);").matcher(themes[dark ? 1 : 0]);
        while (colour.find()) {
            colours.put(
                    colour.group(1),
                    0.2126 * linear(colour.group(2))
                            + 0.7152 * linear(colour.group(3))
                            + 0.0722 * linear(colour.group(4)));
        }
        return colours;
    }

    private static double linear(String hexadecimal) {
        double part = Integer.parseInt(hexadecimal, 16) / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
