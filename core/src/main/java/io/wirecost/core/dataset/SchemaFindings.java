package io.wirecost.core.dataset;

import java.util.List;
import java.util.Optional;

/**
 * How the schema of records was found that came without one. Texts of the records are in it, so it is the user's text.
 *
 * @param records that were looked at, all there are
 * @param places of the records, outer ones first, in the order in which they were first seen
 * @param halves the check of a guess from one half of the records against the other half
 * @param kinds where objects of several kinds stand under one name
 * @param proof what became of the records when they were read by the schema and written back
 * @param omitted paths that the user left out
 */
public record SchemaFindings(
        long records, List<Place> places, Halves halves, List<Kinds> kinds, Proof proof, List<String> omitted) {
    public SchemaFindings {
        places = List.copyOf(places);
        kinds = List.copyOf(kinds);
        omitted = List.copyOf(omitted);
    }

    /**
     * A place of the records and what it was taken for.
     *
     * @param path e.g. {@code items[].price} or {@code labels{}}
     * @param type e.g. {@code long}, {@code enum of 3}
     * @param spelling how JSON spells its values; empty for the usual way
     * @param why what was seen there
     * @param absence how often it has no value; empty if it always has one
     * @param examples some of its values or keys
     * @param instead what else it could be; empty if nothing suggests itself
     * @param ifWrong what happens if the guess is wrong; empty if nothing does
     */
    public record Place(
            String path,
            String type,
            Optional<String> spelling,
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
     * The check of the halves.
     *
     * @param guessedFrom records of the one half
     * @param checkedAgainst records of the other
     * @param widenings what did not fit, and was made to fit
     */
    public record Halves(long guessedFrom, long checkedAgainst, List<Widening> widenings) {
        public Halves {
            widenings = List.copyOf(widenings);
        }
    }

    /**
     * What did not fit a guess.
     *
     * @param path of the place
     * @param expected what the place was taken for
     * @param found what it has
     * @param count values, or objects without a value
     * @param records numbers of the first such records, at most 20
     * @param to what the place is taken for now
     */
    public record Widening(String path, String expected, String found, long count, List<Long> records, String to) {
        public Widening {
            records = List.copyOf(records);
        }
    }

    /**
     * Objects of several kinds under one name.
     *
     * @param path of the objects; empty for the records themselves
     * @param by the field whose text tells the kinds apart; empty if only their keys do
     * @param kinds the most frequent first
     */
    public record Kinds(String path, Optional<String> by, List<FindingKind> kinds) {
        public Kinds {
            kinds = List.copyOf(kinds);
        }
    }

    /**
     * A kind of objects.
     *
     * @param name the text that tells it apart; empty if there is none
     * @param share of a sample of the objects, from 0 to 1
     * @param own keys that another kind lacks
     */
    public record FindingKind(String name, double share, List<String> own) {
        public FindingKind {
            own = List.copyOf(own);
        }
    }

    /**
     * All records, read by the schema and written back.
     *
     * @param records all of them
     * @param different those that are not the same JSON value as before
     * @param examples the first of these
     */
    public record Proof(long records, long different, List<String> examples) {
        public Proof {
            examples = List.copyOf(examples);
        }
    }
}
