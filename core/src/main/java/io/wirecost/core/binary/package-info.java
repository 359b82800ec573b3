/** The binary form of the files between processes of any language, as docs/dataset-format.md describes it. */
package io.wirecost.core.binary;
