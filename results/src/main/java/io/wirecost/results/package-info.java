/** {@code run.json}: how a run is written, read and described. */
package io.wirecost.results;
