/** What the bytes of encoded records are there for. */
package io.wirecost.report.model.account;
