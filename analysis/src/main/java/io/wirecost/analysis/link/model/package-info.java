/**
 * The model that predicts the time of a message over any link from the times of the loop and of the floor. Its numbers
 * are fitted.
 */
package io.wirecost.analysis.link.model;
