/** Two runs, cell by cell: what has changed beyond noise. */
package io.wirecost.analysis.compare;
