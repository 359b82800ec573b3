/** Messages of a few bytes. */
package io.wirecost.workloads.tiny;
