/** Single fields of a domain object or of a library's own object, by their paths: what a filter looks at. */
package io.wirecost.core.access;
