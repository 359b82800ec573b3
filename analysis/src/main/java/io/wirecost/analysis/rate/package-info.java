/** Messages that were sent at a rate: how long they took, and which rate is sustained. */
package io.wirecost.analysis.rate;
