/** Neutral values: their form for other processes, what carries logical types, and the rules of equality. */
package io.wirecost.core.value;
