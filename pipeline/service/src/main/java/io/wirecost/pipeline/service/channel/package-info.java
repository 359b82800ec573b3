/** The words, the progress and the clock offset that a process of services exchanges while a block is run. */
package io.wirecost.pipeline.service.channel;
