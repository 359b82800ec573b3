/** How far the model is off: its errors, how repeatable the measured order is, and the uncertainty of a prediction. */
package io.wirecost.analysis.link.accuracy;
