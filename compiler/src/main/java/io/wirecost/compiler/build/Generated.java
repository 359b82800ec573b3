package io.wirecost.compiler.build;

import io.wirecost.compiler.target.Emission;
import java.nio.file.Path;

/**
 * Code of one target for one schema, ready to be loaded.
 *
 * @param code folder with the files that the target's toolchain has made, and the derived schema's resource
 * @param emission what it was made from
 * @param fromCache whether nothing had to be made
 */
public record Generated(Path code, Emission emission, boolean fromCache) {}
