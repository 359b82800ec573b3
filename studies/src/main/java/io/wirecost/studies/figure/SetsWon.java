package io.wirecost.studies.figure;

/**
 * In how many sets of a pipeline one line took less time than another.
 *
 * @param sets that both went through
 */
public record SetsWon(int won, int sets) {
    /** {@code 6 of 15}. */
    @Override
    public String toString() {
        return won + " of " + sets;
    }
}
