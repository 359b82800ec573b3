/** The contract of a codec: what a library implements, what it declares, and the rules of its proof. */
package io.wirecost.core.codec;
