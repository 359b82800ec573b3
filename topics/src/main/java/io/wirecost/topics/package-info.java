/**
 * Reads messages of a user's topic and makes a dataset of them: the {@code kafka} client fetches bytes, the {@code registry} has
 * their schemas, {@code message} reads the one by the other, and {@code redact} takes the values out.
 */
package io.wirecost.topics;
