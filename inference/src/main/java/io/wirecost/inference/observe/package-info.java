/** What stands in records, counted place by place in bounded memory. */
package io.wirecost.inference.observe;
