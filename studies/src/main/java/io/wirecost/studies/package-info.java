/** Published studies as data, and a run beside them, claim by claim. */
package io.wirecost.studies;
