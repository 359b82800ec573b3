/** Two codecs over all links: their ratio on each, and the bandwidths at which one overtakes the other. */
package io.wirecost.analysis.link.crossing;
