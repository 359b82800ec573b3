/** The steps of a study, measured one after the other, and the files that are made of them. */
package io.wirecost.cli.reproduce;
