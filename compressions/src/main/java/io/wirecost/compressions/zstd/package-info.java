/** Zstandard by zstd-jni. */
package io.wirecost.compressions.zstd;
