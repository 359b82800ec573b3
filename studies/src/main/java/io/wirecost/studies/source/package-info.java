/** What a study's folder says as it stands there: lines, steps, figures, published tables. */
package io.wirecost.studies.source;
