/** The same records with strings where their JSON has strings, to be compared with the types that were found. */
package io.wirecost.inference.typing;
