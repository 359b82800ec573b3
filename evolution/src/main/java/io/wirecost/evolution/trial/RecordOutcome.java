package io.wirecost.evolution.trial;

import io.wirecost.evolution.result.ReadingOutcome;

/**
 * What a reader made of one record.
 *
 * @param path where it is not as wished; empty for the message as a whole, and where all is well
 */
record RecordOutcome(ReadingOutcome outcome, String path, String wished, String read) {
    static final RecordOutcome FINE = new RecordOutcome(ReadingOutcome.AS_WISHED, "", "", "");
}
