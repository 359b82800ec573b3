package io.wirecost.inference.guess;

import java.util.List;

/**
 * Why a place is taken for what it is taken for.
 *
 * @param why what was seen, in words
 * @param examples some of the values
 * @param instead what else it could be; empty if nothing suggests itself
 * @param ifWrong what happens to a value that does not fit
 */
public record Evidence(String why, List<String> examples, String instead, String ifWrong) {
    public Evidence {
        examples = List.copyOf(examples);
    }

    static Evidence of(String why, List<String> examples) {
        return new Evidence(why, examples, "", "");
    }

    Evidence instead(String other) {
        return new Evidence(why, examples, other, ifWrong);
    }

    Evidence ifWrong(String consequence) {
        return new Evidence(why, examples, instead, consequence);
    }
}
