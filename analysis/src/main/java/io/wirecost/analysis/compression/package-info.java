/** What compressing many messages together makes of the differences between codecs. */
package io.wirecost.analysis.compression;
