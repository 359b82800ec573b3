/** One run in, a report out. */
package io.wirecost.report;
