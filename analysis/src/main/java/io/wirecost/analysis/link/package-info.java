/**
 * What a network link does to each format: a model that predicts the time of a message from what the loop measured, its
 * errors, and the bandwidths at which one format overtakes another.
 */
package io.wirecost.analysis.link;
