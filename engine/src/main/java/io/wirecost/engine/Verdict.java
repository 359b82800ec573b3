package io.wirecost.engine;

import java.util.List;

/** What the proof of a codec has shown. */
sealed interface Verdict {
    /**
     * Every record came back.
     *
     * @param sizesBytes encoded size of every record, in the order of the dataset
     * @param staged whether the codec has stages that can be timed
     */
    record Proven(List<Integer> sizesBytes, boolean staged) implements Verdict {
        public Proven {
            sizesBytes = List.copyOf(sizesBytes);
        }
    }

    /** It did not return what it was given, threw, hung or died. */
    record Failed(String reason) implements Verdict {}

    /** The run is being ended from outside; nothing is known about the codec. */
    record Interrupted() implements Verdict {}
}
