/** What a run is to do: profile, measures, codecs, and what the blocks of a pipeline go through. */
package io.wirecost.engine.plan;
