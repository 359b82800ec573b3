/** Figures of the pipeline: scores of blocks, effects of rounds, costs per message, and the floor. */
package io.wirecost.analysis.pipeline;
