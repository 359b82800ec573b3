/** A schema registry with the common API, over the JDK's HTTP client. */
package io.wirecost.topics.registry;
