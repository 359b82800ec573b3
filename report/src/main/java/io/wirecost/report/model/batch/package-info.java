/** What messages weigh when many are compressed together, or with a dictionary. */
package io.wirecost.report.model.batch;
