/** What records show of their schema: fields that could go, or that could have a smaller type. */
package io.wirecost.inference.improve;
