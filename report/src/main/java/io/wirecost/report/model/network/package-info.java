/** Time against bandwidth: measured links, crossings, exchanges, and the formulas that forecast any link. */
package io.wirecost.report.model.network;
