/** Test vectors: values and bytes that specifications give, and what codecs make of them. */
package io.wirecost.engine.vectors;
