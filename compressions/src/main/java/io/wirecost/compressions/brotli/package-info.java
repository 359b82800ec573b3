/** Brotli by brotli4j. */
package io.wirecost.compressions.brotli;
