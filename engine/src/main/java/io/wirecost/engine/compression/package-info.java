/** What the messages of a codec weigh when they are compressed together. */
package io.wirecost.engine.compression;
