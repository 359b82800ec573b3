package io.wirecost.report.model.message;

import java.util.List;
import java.util.Optional;

/**
 * How the schema of records was found that came without one, for display. All texts are made visible.
 *
 * @param headline what a report says of it first, e.g. {@code schema inferred from 1,000 records: 24 fields}
 * @param lead what it was found in, e.g. {@code from 1,000 records}
 * @param places of the records and their types, outer ones first
 * @param kinds a sentence for each name under which objects of several kinds stand
 * @param leftOut a sentence on what the user left out; empty if nothing was
 */
public record InferredSchema(
        String headline,
        String lead,
        List<Place> places,
        List<String> kinds,
        Halves halves,
        Proof proof,
        Optional<String> leftOut) {
    public InferredSchema {
        places = List.copyOf(places);
        kinds = List.copyOf(kinds);
    }

    /**
     * A place of the records.
     *
     * @param path e.g. {@code items[].price}
     * @param type e.g. {@code long}
     * @param why what was seen there
     * @param absence how often it has no value; empty if it always has one
     * @param examples some of its values or keys
     * @param instead what else it could be; may be empty
     * @param ifWrong what happens if the guess is wrong; may be empty
     */
    public record Place(
            String path,
            String type,
            String why,
            String absence,
            List<String> examples,
            String instead,
            String ifWrong) {
        public Place {
            examples = List.copyOf(examples);
        }
    }

    /**
     * The check of a guess from one half of the records against the other half.
     *
     * @param words what was checked, and whether it fitted
     * @param widenings what did not fit, and was made to fit
     */
    public record Halves(String words, List<Widening> widenings) {
        public Halves {
            widenings = List.copyOf(widenings);
        }
    }

    /**
     * What did not fit a guess.
     *
     * @param expected what the place was taken for
     * @param found what it has
     * @param count values, or objects without a value
     * @param records numbers of the first such records
     * @param to what the place is taken for now
     */
    public record Widening(String path, String expected, String found, long count, String records, String to) {}

    /**
     * All records, read by the schema and written back.
     *
     * @param words the result as a sentence
     * @param warning whether some records are not the same JSON as before
     * @param examples the first of these
     */
    public record Proof(String words, boolean warning, List<String> examples) {
        public Proof {
            examples = List.copyOf(examples);
        }
    }
}
