package io.wirecost.plot;

import io.wirecost.plot.paper.HarmlessText;
import java.util.function.DoubleFunction;

/**
 * What figures stand over.
 *
 * @param title what they are, with the unit where {@code words} leaves it out; may be empty
 * @param words a figure as ticks and tooltips show it: {@code 6.07 µs}
 * @param log whether equal distances are equal ratios
 */
public record Axis(String title, DoubleFunction<String> words, boolean log) {
    /** Equal distances are equal differences. */
    public static Axis linear(String title, DoubleFunction<String> words) {
        return new Axis(title, words, false);
    }

    /** Equal distances are equal ratios. */
    public static Axis log(String title, DoubleFunction<String> words) {
        return new Axis(title, words, true);
    }

    /** A round figure at the axis: zeros behind the point say nothing there. */
    String tick(double figure) {
        String text = HarmlessText.text(words.apply(figure));
        return text.replaceAll("(\\.\\d*?)0+(?!\\d)", "$1").replaceAll("(?<=\\d)\\.(?!\\d)", "");
    }
}
