/**
 * Parts that all other rooms use: problems of an input, choices and near names, checksums.
 *
 * <p>{@code core.Problems} collects the errors of an input, each with its position, for schemas, records and options alike.
 */
package io.wirecost.core;
