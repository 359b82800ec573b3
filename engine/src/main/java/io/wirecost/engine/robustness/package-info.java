/**
 * Has proven codecs read damaged messages. {@code DamageSources} chooses messages, the room {@code robustness} damages them,
 * a limited reader of the codec's runner reads them, and {@code ReactionTally} counts what came of it.
 */
package io.wirecost.engine.robustness;
