/**
 * Published studies as data, and runs beside them, claim by claim. A study is a folder of files; no class here knows any
 * of them. {@code source} has what the files say, {@code figure} finds figures in runs, {@code rule} judges claims,
 * {@code page} writes the sections of a document, and {@code form} reads the files.
 */
package io.wirecost.studies;
