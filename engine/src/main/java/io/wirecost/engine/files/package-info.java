/** The files of one run that nobody needs afterwards, deleted however the run ends. */
package io.wirecost.engine.files;
