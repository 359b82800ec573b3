package io.wirecost.pipeline.driver.remote;

import io.wirecost.pipeline.control.Word;
import java.util.function.Consumer;

/**
 * Asks services on other machines to join a run.
 *
 * @param offer what they have to know and to have
 * @param news is told, in words for the user, who is waited for, who has joined and who was refused
 */
public record Invitation(Word.Offer offer, Consumer<String> news) {}
