/**
 * The stage that writes whole datasets into files and reads them back.
 *
 * <p>Files. {@code --measure file} has a codec's JVM write all records into a file and read them back. A {@code CodecProvider}
 * names the forms ({@code FileForm}) of a codec's file. A codec with files of its own implements {@code RecordFiles}; {@code
 * FramedFiles} and {@code Framing} serve all others. A {@code RecordSource} makes records one by one, {@code DatasetStream}
 * hands them to the JVM, and {@code harness.file} stops the clock while they are loaded. {@code engine.file} gives each form
 * a fork a round.
 */
package io.wirecost.engine.file;
