package io.wirecost.core.dataset;

import java.util.List;

/**
 * The sizes of a user's own records as the JSON text in which they came. They are a reference for sizes, and belong to
 * no codec. It holds what JSON codecs leave out, such as fields that are null.
 *
 * @param compactBytes of each record without white space, in UTF-8
 * @param fileBytes of each record as it stood in the file
 */
public record JsonAsGiven(List<Integer> compactBytes, List<Integer> fileBytes) {
    public JsonAsGiven {
        compactBytes = List.copyOf(compactBytes);
        fileBytes = List.copyOf(fileBytes);
    }
}
