/** The pipeline over one link: times per message, and where each codec's time and bytes went. */
package io.wirecost.report.model.pipeline;
