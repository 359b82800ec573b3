package io.wirecost.inference.observe;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.wirecost.core.json.Json;
import io.wirecost.inference.observe.UnfitRecord.Reason;
import java.io.IOException;
import java.util.Locale;

/** Reads records token by token and counts what stands where. It keeps no record. */
public final class Observer {
    private static final int LONGEST_TEXT_OF_KIND = 40;

    private static final Json NOT_NEEDED = new Json.Null();

    private final Omitted omitted;
    private final Splits splits;
    private final Room room = new Room();
    private final Seen root = new Seen(room);
    private JsonParser parser;
    private long record;
    private long records;

    /**
     * @param omitted what is left out of every record
     * @param splits where kinds of objects are looked at each by itself
     */
    public Observer(Omitted omitted, Splits splits) {
        this.omitted = omitted;
        this.splits = splits;
    }

    /** Returns whether records have to be given as trees too, in which the kind of an object is found before its members. */
    public boolean needsTrees() {
        return !splits.isNone();
    }

    /**
     * Reads one record.
     *
     * @param parser before its first token
     * @param tree the same record; any value if it is not needed
     * @param number of the record, from 1; larger than that of the record before
     * @throws UnfitRecord if the value cannot be one of many records with a schema: no object, a key twice in an
     *     object, or more different keys than there is room for
     * @throws IOException if it is no valid JSON
     */
    public void read(JsonParser parser, Json tree, long number) throws IOException, UnfitRecord {
        this.parser = parser;
        this.record = number;
        records++;
        JsonToken first = parser.nextToken();
        if (first != JsonToken.START_OBJECT) {
            throw new UnfitRecord(Reason.NO_OBJECT, "expected an object, found " + describe(first));
        }
        try {
            object(root, new Place(omitted, splits, tree));
            requireFields();
        } catch (ObservedMembers.DuplicateKey e) {
            throw new UnfitRecord(Reason.DUPLICATE_KEY, "a key stands twice in one object");
        } catch (Room.TooManyPlaces e) {
            throw tooManyPlaces();
        }
    }

    private static UnfitRecord tooManyPlaces() {
        return new UnfitRecord(
                Reason.TOO_MANY_PLACES,
                String.format(
                        Locale.ROOT,
                        "more than %,d different fields; leave out objects that nobody needs: --without PATH",
                        Room.MOST_PLACES));
    }

    /** Records whose own keys are data have no fields, and no schema. */
    private void requireFields() throws UnfitRecord {
        if (root.members().flatMap(ObservedMembers::joinedValues).isPresent()) {
            throw new UnfitRecord(
                    Reason.TOO_MANY_PLACES,
                    String.format(
                            Locale.ROOT,
                            "the records have more than %,d different keys, so their keys are data; put each into an"
                                    + " object, as of: jq -c '{data: .}' FILE",
                            ObservedMembers.MOST_KEYS));
        }
    }

    private static String describe(JsonToken token) {
        return token == null ? "nothing" : token == JsonToken.START_ARRAY ? "an array" : "a single value";
    }

    /** How many records were read. */
    public long records() {
        return records;
    }

    /** What was seen so far. */
    public Seen seen() {
        return root;
    }

    /**
     * Adds what another observer has seen; it is of no use afterwards.
     *
     * @throws UnfitRecord if the records of both together have more different keys than there is room for
     */
    public void addAll(Observer other) throws UnfitRecord {
        try {
            root.addAll(other.root);
            requireFields();
        } catch (Room.TooManyPlaces e) {
            throw tooManyPlaces();
        }
    }

    /**
     * What is known of a place before it is read.
     *
     * @param tree the value that stands there, if it is needed
     */
    private record Place(Omitted omitted, Splits splits, Json tree) {
        Place member(String key) {
            return isPlain()
                    ? this
                    : new Place(
                            omitted.inside(key),
                            splits.member(key),
                            tree instanceof Json.Obj object ? object.members().get(key) : NOT_NEEDED);
        }

        Place element(int index) {
            return isPlain()
                    ? this
                    : new Place(
                            omitted,
                            splits.element(),
                            tree instanceof Json.Arr array ? array.elements().get(index) : NOT_NEEDED);
        }

        /** Nothing more is to be known within. */
        private boolean isPlain() {
            return omitted == Omitted.NOTHING && splits.equals(Splits.NONE);
        }
    }

    private void object(Seen at, Place place) throws IOException {
        ObservedMembers.Reading reading = members(at, place).begin(record);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            JsonToken token = parser.nextToken();
            if (place.omitted().omits(key)) {
                parser.skipChildren();
                continue;
            }
            Seen value = reading.value(key);
            if (token == JsonToken.VALUE_STRING) {
                noteKind(reading, key);
            }
            value(value, token, place.member(key));
        }
        reading.end();
    }

    private ObservedMembers members(Seen at, Place place) {
        return place.splits().rule().isPresent() && place.tree() instanceof Json.Obj object
                ? at.addObject(
                        record,
                        place.splits().rule().get(),
                        place.splits().rule().get().kind(object))
                : at.addObject(record);
    }

    private void noteKind(ObservedMembers.Reading reading, String key) throws IOException {
        if (parser.getTextLength() <= LONGEST_TEXT_OF_KIND && reading.wantsTexts()) {
            reading.text(key, parser.getText());
        }
    }

    private void value(Seen at, JsonToken token, Place place) throws IOException {
        switch (token) {
            case START_OBJECT -> object(at, place);
            case START_ARRAY -> array(at, place);
            case VALUE_STRING ->
                at.addText(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength(), record);
            case VALUE_NUMBER_INT ->
                at.addInteger(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength(), record);
            case VALUE_NUMBER_FLOAT ->
                at.addFraction(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength(), record);
            case VALUE_TRUE, VALUE_FALSE -> at.add(JsonKind.BOOLEAN, record);
            case VALUE_NULL -> at.add(JsonKind.NULL, record);
            default -> throw new IllegalStateException("no value starts with " + token);
        }
    }

    private void array(Seen at, Place place) throws IOException {
        Seen elements = at.addArray(record);
        int index = 0;
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            value(elements, token, place.element(index++));
        }
    }
}
