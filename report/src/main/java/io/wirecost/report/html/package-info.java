/** A run as one self-contained HTML file: a template, styles, a chart library, modules, and the model as JSON. */
package io.wirecost.report.html;
