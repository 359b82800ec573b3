/** Makes records of a topic's messages: what they are, which schema they were written by, and what cannot be read. */
package io.wirecost.topics.message;
