/**
 * Neutral values: their form for other processes, what carries logical types, and the rules of equality.
 *
 * <p>Generators and readers make them, {@code DatasetFile} carries them to every process, {@code DomainMapper} turns them into
 * domain objects, and {@code Comparer} compares the decoded ones with them. What looks through them, or makes something
 * of them, is a {@code ValueFold}. A runtime other than the JVM will hand back the same form.
 */
package io.wirecost.core.value;
