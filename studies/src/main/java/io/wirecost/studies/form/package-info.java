/** Reads the folder of a study, and names everything that is wrong with it. */
package io.wirecost.studies.form;
