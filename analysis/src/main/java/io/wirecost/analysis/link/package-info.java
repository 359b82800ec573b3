/**
 * What a network link does to each format: the study of a sweep over links, from the fitted model to the bandwidths
 * at which one format overtakes another.
 */
package io.wirecost.analysis.link;
