/** How the codecs of a format read each other, for display. */
package io.wirecost.report.model.interop;
