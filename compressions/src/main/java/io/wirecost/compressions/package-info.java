/** Compressions that need a library, one package for each. This package has what they share. */
package io.wirecost.compressions;
