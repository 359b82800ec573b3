/**
 * The effect of a network link on each format. The study of a sweep over links leads from the fitted model to the
 * bandwidths at which one format overtakes another.
 */
package io.wirecost.analysis.link;
