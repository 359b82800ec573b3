/**
 * The model that predicts the time of a message over any link from what the loop and the floor took; its numbers are
 * fitted.
 */
package io.wirecost.analysis.link.model;
