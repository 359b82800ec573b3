/**
 * What readers make of bytes that another version of their schema wrote.
 *
 * <p>{@code edit} changes schemas and says what a reader should see. It knows no format. {@code trial} has codecs write with
 * one version and read with the other. {@code judge} asks those who judge by the schemas alone.
 */
package io.wirecost.evolution;
