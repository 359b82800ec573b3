/** Older forms of {@code run.json}, each made into the next newer one when it is read. */
package io.wirecost.results.upgrade;
