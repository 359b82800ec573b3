/** LZ4 by lz4-java. */
package io.wirecost.compressions.lz4;
