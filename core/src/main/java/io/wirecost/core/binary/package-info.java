/**
 * The binary form of the files between processes of any language, as docs/dataset-format.md describes it.
 *
 * <p>{@code core.binary} has the one form of files that go from process to process: a magic word, a version, and nothing that
 * only Java can read (docs/dataset-format.md). A dataset's checksum covers its content, not its file, so a new version of
 * the file leaves older runs comparable.
 */
package io.wirecost.core.binary;
