/** The financial transactions of lviv-2024, in messages of any size. */
package io.wirecost.workloads.transactions;
