/** The figures of a study's lines, found in its runs, and how two of them compare. */
package io.wirecost.studies.figure;
