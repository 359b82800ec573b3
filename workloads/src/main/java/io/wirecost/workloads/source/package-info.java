/** A user's JSON records as bytes, one after the other: from files in whatever arrangement, of whatever size. */
package io.wirecost.workloads.source;
