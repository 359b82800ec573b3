/** The target for avaje-jsonb: mix-ins, from which its annotation processor makes the adapters. */
package io.wirecost.compiler.avaje;
