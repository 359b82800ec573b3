/** The files of one run that are not needed after it. They are deleted however the run ends. */
package io.wirecost.engine.files;
