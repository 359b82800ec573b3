/** The sections of a study's document: each is its form in the study's file, and writes itself. */
package io.wirecost.studies.page;
