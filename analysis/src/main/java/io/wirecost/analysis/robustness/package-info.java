/** What the readings of damaged bytes come to: shares with their intervals, and which codec comes off worst. */
package io.wirecost.analysis.robustness;
