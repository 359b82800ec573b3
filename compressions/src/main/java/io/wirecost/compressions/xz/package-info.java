/** LZMA2 by XZ for Java. */
package io.wirecost.compressions.xz;
