package io.wirecost.core.run;

import io.wirecost.core.dataset.LeftOut;
import java.util.Optional;

/**
 * The JSON text in which a user's own records came: its sizes, and what of it was left out. The sizes include that.
 *
 * @param compact without white space
 * @param file as they stood in the file
 * @param leftOut unknown fields; empty if there were none
 */
public record AsGiven(Sizes compact, Sizes file, Optional<LeftOut> leftOut) {}
