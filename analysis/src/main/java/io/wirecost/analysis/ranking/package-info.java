/** The order of a run's codecs in each of its figures. */
package io.wirecost.analysis.ranking;
