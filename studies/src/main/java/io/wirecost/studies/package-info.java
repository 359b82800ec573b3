/**
 * Published studies as data, and a run beside them, claim by claim. Each study has a room of its own; here is what
 * they share.
 */
package io.wirecost.studies;
