/** From the figures of a run to a decision: which codec and which settings of Kafka are worth a change. */
package io.wirecost.analysis.advice;
