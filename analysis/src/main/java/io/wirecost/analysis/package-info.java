/**
 * Makes figures from the raw samples of a run. The unit of statistics is the fork, in the pipeline the block, never the
 * pooled iteration.
 */
package io.wirecost.analysis;
