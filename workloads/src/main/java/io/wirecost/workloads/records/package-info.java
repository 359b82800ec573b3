/** A user's own records and schema, read without rounding, with every problem named. */
package io.wirecost.workloads.records;
