package io.wirecost.core.run;

import io.wirecost.core.dataset.LeftOut;
import io.wirecost.core.dataset.SchemaFindings;
import java.util.Optional;

/**
 * The JSON text in which a user's own records came: its sizes, and what of it was left out. The sizes include that.
 *
 * @param compact without white space
 * @param file as they stood in the file
 * @param leftOut unknown fields; empty if there were none
 * @param findings how the schema was found in the records; empty if the user gave one
 */
public record AsGiven(Sizes compact, Sizes file, Optional<LeftOut> leftOut, Optional<SchemaFindings> findings) {}
