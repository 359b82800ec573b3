/** What everybody uses: problems of an input, choices and near names, checksums. */
package io.wirecost.core;
