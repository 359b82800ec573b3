/** What formats can do beside their figures, as facts with sources, and which codecs meet a team's needs. */
package io.wirecost.analysis.need;
