/** Statistics of plain numbers: estimates with their intervals, ties, ratios and rank correlation. */
package io.wirecost.analysis.statistics;
