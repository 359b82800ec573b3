/** Parts that all other rooms use: problems of an input, choices and near names, checksums. */
package io.wirecost.core;
