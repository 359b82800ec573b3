package io.wirecost.compiler.build;

import io.wirecost.compiler.target.Emission;
import java.nio.file.Path;

/**
 * Compiled code of one target for one schema.
 *
 * @param classes folder with classes and the derived schema's resource
 * @param emission what they were made from
 * @param fromCache whether nothing had to be compiled
 */
public record Generated(Path classes, Emission emission, boolean fromCache) {}
