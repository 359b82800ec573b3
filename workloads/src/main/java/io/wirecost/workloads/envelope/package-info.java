/** Change events of databases, with unions. */
package io.wirecost.workloads.envelope;
