package io.wirecost.core.json;

import io.wirecost.core.InputException;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** Where in their texts the values of some JSON stand. A text of a single line has no places: a path says more there. */
public final class JsonPlaces {
    private final Map<Json, TextPlace> places = new IdentityHashMap<>();

    /**
     * Reads a whole text, and keeps where each of its values begins.
     *
     * @throws InputException as {@link JsonText#read(String, String)}
     */
    public Json read(String text, String sourceName) throws InputException {
        boolean hasLines = text.strip().lines().skip(1).findFirst().isPresent();
        TextPlace start = new TextPlace(sourceName, 1, 1);
        return new JsonReader(text, start, JsonText.TOKENS, hasLines ? Optional.of(this) : Optional.empty()).read();
    }

    void put(Json value, TextPlace place) {
        places.put(value, place);
    }

    /** Returns where a value begins: this very one, and no other that is equal to it. */
    public Optional<TextPlace> of(Json value) {
        return Optional.ofNullable(places.get(value));
    }
}
