/**
 * Has codecs write with one version of a schema and read with the other.
 *
 * <p>{@code EvolutionTrial} gets all codecs their code for all versions. A version of the schema with its records is a {@code
 * SchemaSide}. {@code CodecTrial} has one codec write all records of all sides, and then read those of the other side. {@code
 * RecordJudge} decides what came of a record, on neutral values.
 */
package io.wirecost.evolution.trial;
