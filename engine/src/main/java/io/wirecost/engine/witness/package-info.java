/** What tells of others: the speed and the load of the machine around each fork. It knows nothing of codecs. */
package io.wirecost.engine.witness;
