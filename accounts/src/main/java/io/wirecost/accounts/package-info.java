/**
 * Byte accounts: which formats have walkers, and what these find in many messages together.
 *
 * <p>{@code accounts} has a walker for each format, which knows the schema and no library. {@code engine.account} compares what
 * a walker has read with the records, so no account is made up. {@code explain} shows a single record; {@code Sizes} in
 * run.json keeps the sums.
 */
package io.wirecost.accounts;
