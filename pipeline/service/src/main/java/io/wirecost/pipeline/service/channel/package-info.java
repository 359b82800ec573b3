/**
 * What a process of services says and hears while a block is run: words, progress, and the offset between two clocks.
 */
package io.wirecost.pipeline.service.channel;
