package io.wirecost.inference.observe;

/** How much may be remembered of records by strangers: places,
 * texts that may turn out to be symbols of an enum, and objects whose keys are compared. */
final class Room {
    /** Fewer than this are remembered of any records that people want a schema of. */
    static final int MOST_PLACES = 50_000;

    private static final int MOST_SYMBOLS = 200_000;

    private static final int MOST_SHAPES = 20_000;

    private int places;
    private int shapes;
    private int symbols;

    /** @throws TooManyPlaces if there is no room for a further one */
    void takePlace() {
        if (places == MOST_PLACES) {
            throw new TooManyPlaces();
        }
        places++;
    }

    void returnPlaces(int count) {
        places -= count;
    }

    boolean takeShape() {
        if (shapes == MOST_SHAPES) {
            return false;
        }
        shapes++;
        return true;
    }

    void returnShapes(int count) {
        shapes -= count;
    }

    boolean takeSymbol() {
        if (symbols == MOST_SYMBOLS) {
            return false;
        }
        symbols++;
        return true;
    }

    void returnSymbols(int count) {
        symbols -= count;
    }

    /** Records whose keys differ so much that no schema describes them. */
    static final class TooManyPlaces extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooManyPlaces() {
            super(null, null, false, false);
        }
    }
}
