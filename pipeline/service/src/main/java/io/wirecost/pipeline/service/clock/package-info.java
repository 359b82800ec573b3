/** Time in a service: when to send, and how much processor time each phase takes. */
package io.wirecost.pipeline.service.clock;
