/** What runs in a fork: the JMH benchmark, its plan of slots, and the signs of life that it gives. */
package io.wirecost.harness.fork;
