/**
 * The stage in which the codecs of a format read each other's bytes, and the differences between them that are known.
 *
 * <p>{@code engine.interop} groups the proven codecs by format and layout. Each writes all records, for the first time in its
 * proof; {@code RunnerSession.read} has each decode the bytes of all others and hands the values to {@code InteropJudge}, one file
 * after the other; equal bytes of several writers are read once. {@code InteropJudge} compares them in the engine, with the losses
 * of both codecs ({@code Comparer.ofTwo}), for all runtimes alike. A trial is a codec that reads, so an interrupted run
 * continues with the next one. {@code engine.vectors} has the codecs read the examples of specifications through the same
 * door. {@code findings.txt} there says which codecs fail some, for {@code list codecs}.
 */
package io.wirecost.engine.interop;
