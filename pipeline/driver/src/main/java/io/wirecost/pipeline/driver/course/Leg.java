package io.wirecost.pipeline.driver.course;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.control.Word.SetOfMessages;

/**
 * One set of messages on its way through the services.
 *
 * @param link that lies between services and broker meanwhile
 * @param counted whether it is measured; a warm-up is not
 * @param pool which of the experiment's sets the records are taken from
 * @param messagesPerSecond the rate at which A has to send; 0 for as fast as it can
 */
public record Leg(Link link, boolean counted, int pool, long messages, double messagesPerSecond) {
    /** Returns the leg as services are told of it. */
    public SetOfMessages set(int number) {
        return new SetOfMessages(number, pool, messages, messagesPerSecond);
    }
}
