package io.wirecost.compiler.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON text strictly: what is wrong with it is said with line and column. Writes it compactly. */
public final class JsonText {
    /** Objects and arrays within one another; a schema or record that needs more is a mistake or an attack. */
    public static final int MAX_DEPTH = 500;

    private static final int MAX_NUMBER_LENGTH = 2_000;
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_DEPTH)
                    .maxNumberLength(MAX_NUMBER_LENGTH)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final String text;
    private final String sourceName;
    private final int firstLine;
    private final List<String> problems = new ArrayList<>();
    private final JsonParser parser;

    private JsonText(String text, String sourceName, int firstLine) throws IOException {
        this.text = text;
        this.sourceName = sourceName;
        this.firstLine = firstLine;
        this.parser = FACTORY.createParser(text);
    }

    /**
     * Reads a whole text.
     *
     * @param sourceName the file's name, for messages
     * @throws InputException with {@code sourceName:line:column} if the text is not one JSON value or a key stands twice
     *     in one object
     */
    public static Json read(String text, String sourceName) throws InputException {
        return read(text, sourceName, 1);
    }

    /**
     * Reads a text that is part of a file.
     *
     * @param firstLine number of the text's first line in the file, counted from 1
     */
    public static Json read(String text, String sourceName, int firstLine) throws InputException {
        try {
            return new JsonText(text, sourceName, firstLine).read();
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail to be read", e);
        }
    }

    /** A value as JSON without white space; numbers keep their digits, and members their order. */
    public static String compact(Json json) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(text)) {
            write(json, generator);
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail to be written", e);
        }
        return text.toString();
    }

    private static void write(Json json, JsonGenerator out) throws IOException {
        if (json instanceof Json.Obj object) {
            out.writeStartObject();
            for (Map.Entry<String, Json> member : object.members().entrySet()) {
                out.writeFieldName(member.getKey());
                write(member.getValue(), out);
            }
            out.writeEndObject();
        } else if (json instanceof Json.Arr array) {
            out.writeStartArray();
            for (Json element : array.elements()) {
                write(element, out);
            }
            out.writeEndArray();
        } else if (json instanceof Json.Str text) {
            out.writeString(text.value());
        } else if (json instanceof Json.Num number) {
            out.writeNumber(number.text());
        } else if (json instanceof Json.Bool flag) {
            out.writeBoolean(flag.value());
        } else {
            out.writeNull();
        }
    }

    private Json read() throws IOException, InputException {
        try {
            if (parser.nextToken() == null) {
                throw new InputException(sourceName + ": is empty; expected JSON");
            }
            Json value = value();
            if (parser.nextToken() != null) {
                throw new InputException(at(parser.currentTokenLocation()) + "text behind the end of the JSON value");
            }
            if (!problems.isEmpty()) {
                throw new InputException(problems);
            }
            return value;
        } catch (StreamConstraintsException e) {
            throw new InputException(at(parser.currentLocation()) + "nested deeper than " + MAX_DEPTH
                    + " levels, or a number of more than " + MAX_NUMBER_LENGTH + " digits");
        } catch (JsonProcessingException e) {
            throw new InputException(invalid(e));
        }
    }

    private Json value() throws IOException {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> object();
            case START_ARRAY -> array();
            case VALUE_STRING -> new Json.Str(parser.getText());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Num(parser.getText());
            case VALUE_TRUE, VALUE_FALSE -> new Json.Bool(token == JsonToken.VALUE_TRUE);
            case VALUE_NULL -> new Json.Null();
            default -> throw new IllegalStateException("no value starts with " + token);
        };
    }

    private Json object() throws IOException {
        Map<String, Json> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            JsonLocation location = parser.currentTokenLocation();
            parser.nextToken();
            if (members.put(key, value()) != null) {
                problems.add(at(location) + "the key " + Shown.quoted(key) + " stands twice in one object; keep one");
            }
        }
        return new Json.Obj(members);
    }

    private Json array() throws IOException {
        List<Json> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            elements.add(value());
        }
        return new Json.Arr(elements);
    }

    private String at(JsonLocation location) {
        return at(location.getLineNr(), location.getColumnNr());
    }

    private String at(int line, int column) {
        return sourceName + ":" + (line + firstLine - 1) + ":" + column + ": ";
    }

    /** Words an error in our terms: the library's messages speak of its own classes and settings. */
    private String invalid(JsonProcessingException e) {
        JsonLocation location = e.getLocation();
        int end = (int) location.getCharOffset();
        if (e instanceof JsonEOFException || end >= text.length()) {
            return at(location)
                    + "invalid JSON: the text ends before its value does; is a bracket, brace or quote missing?";
        }
        String said = e.getOriginalMessage();
        if (said.startsWith("Broken surrogate pair")) {
            return at(location) + "a lone surrogate in a key; expected Unicode text";
        }
        if (said.startsWith("Unrecognized token") || said.startsWith("Non-standard token")) { // both point behind it
            int start = end;
            while (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
                start--;
            }
            return at(location.getLineNr(), location.getColumnNr() - (end - start)) + "invalid JSON: unexpected "
                    + Shown.quoted(text.substring(start, end));
        }
        return at(location) + "invalid JSON: unexpected "
                + Shown.quoted(text.substring(end, text.offsetByCodePoints(end, 1)));
    }
}
