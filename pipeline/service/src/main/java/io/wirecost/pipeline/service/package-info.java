/** Services A, B and C: what runs beside one codec in a measuring JVM. */
package io.wirecost.pipeline.service;
