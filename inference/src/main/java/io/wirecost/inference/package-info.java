/** Finds the schema of JSON records that came without one, and proves it on them. */
package io.wirecost.inference;
