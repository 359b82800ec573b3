/** One message over one hop, without services: computed from its bytes and both times alone. */
package io.wirecost.analysis.link.exchange;
