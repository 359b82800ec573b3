/** The third stage: blocks of messages through three services, and the host of a service that joins from elsewhere. */
package io.wirecost.engine.pipeline;
