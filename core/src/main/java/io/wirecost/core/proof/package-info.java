/** How a codec is proven: what was encoded, what came back, and the rules that tell whether it is the same. */
package io.wirecost.core.proof;
