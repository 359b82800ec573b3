/** Replaces the values of records by others that are as long: figures stay, and nothing is told of the messages. */
package io.wirecost.topics.redact;
