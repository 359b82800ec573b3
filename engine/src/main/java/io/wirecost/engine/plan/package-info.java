/** The plan of a run: profile, measures, codecs, and the steps of the blocks of a pipeline. */
package io.wirecost.engine.plan;
