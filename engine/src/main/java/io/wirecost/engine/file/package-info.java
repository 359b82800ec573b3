/** The stage that writes whole datasets into files and reads them back. */
package io.wirecost.engine.file;
