/** The values that are encoded, in groups, with the filter of the pipeline and the file for other processes. */
package io.wirecost.core.dataset;
