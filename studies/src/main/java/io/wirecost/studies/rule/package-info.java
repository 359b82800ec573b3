/** The rules by which a study's claims are judged: each is the form of a check in its file, and judges by itself. */
package io.wirecost.studies.rule;
