/** What a codec costs a month: traffic, prices, and the formula that puts both together. */
package io.wirecost.analysis.cost;
