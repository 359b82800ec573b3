/** Kafka's record batches without a broker: the bytes that a producer would send and a broker store. */
package io.wirecost.pipeline.batch;
