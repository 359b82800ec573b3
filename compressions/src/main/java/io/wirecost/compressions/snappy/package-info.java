/** Snappy by snappy-java. */
package io.wirecost.compressions.snappy;
