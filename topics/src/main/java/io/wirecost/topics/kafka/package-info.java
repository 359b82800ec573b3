/** Fetches messages of a topic as bytes. Consumes only: no class here may know a producer or an administrator. */
package io.wirecost.topics.kafka;
