package io.wirecost.compiler.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one JSON text strictly: what is wrong with it is said with line and column. Writes it compactly, or laid out in
 * lines.
 */
public final class JsonText {
    private static final JsonFactory FACTORY = JsonLimits.factory();

    private final String text;
    private final TextPlace place;
    private final Problems problems;
    private final JsonParser parser;

    private JsonText(String text, TextPlace place, JsonParser parser) {
        this.text = text;
        this.place = place;
        this.problems = Problems.inMany(place.source());
        this.parser = parser;
    }

    /**
     * Reads a whole text.
     *
     * @param sourceName the file's name, for messages
     * @throws InputException with {@code sourceName:line:column} if the text is not one JSON value or a key stands twice
     *     in one object
     */
    public static Json read(String text, String sourceName) throws InputException {
        return read(text, new TextPlace(sourceName, 1, 1));
    }

    /**
     * Reads a slice of a file's bytes.
     *
     * @param place where in the file the slice begins
     * @throws InputException as of a whole text, and if the bytes are no UTF-8
     */
    public static Json read(byte[] bytes, int offset, int length, TextPlace place) throws InputException {
        return read(Utf8.decode(bytes, offset, length, place), place);
    }

    /**
     * Reads a text that is part of a file.
     *
     * @param place where in the file it begins
     */
    public static Json read(String text, TextPlace place) throws InputException {
        try (JsonParser parser = FACTORY.createParser(text)) {
            return new JsonText(text, place, parser).read();
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail to be read", e);
        }
    }

    /**
     * Returns the tokens of a slice of bytes in UTF-8, for those who need no tree. What is wrong with the text is an
     * exception of Jackson's; {@link #read} says it in our words.
     */
    public static JsonParser tokens(byte[] bytes, int offset, int length) throws IOException {
        return FACTORY.createParser(bytes, offset, length);
    }

    /** A value as JSON without white space; numbers keep their digits, and members their order. */
    public static String compact(Json json) {
        StringWriter text = new StringWriter();
        write(json, text);
        return text.toString();
    }

    /** A value as JSON laid out in lines, for people. */
    public static String indented(Json json) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(text)) {
            write(json, generator.setPrettyPrinter(Layout.lines()));
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail to be written", e);
        }
        return text.toString();
    }

    /** Returns how many bytes {@link #compact} takes in UTF-8. */
    public static long compactBytes(Json json) {
        Utf8.Length length = new Utf8.Length();
        write(json, length);
        return length.bytes();
    }

    private static void write(Json json, Writer out) {
        try (JsonGenerator generator = FACTORY.createGenerator(out)) {
            write(json, generator);
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot fail to be written", e);
        }
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
                throw new InputException(place.source() + ": is empty; expected JSON");
            }
            Json value = value();
            if (parser.nextToken() != null) {
                throw new InputException(at(parser.currentTokenLocation()) + "text behind the end of the JSON value");
            }
            problems.refuse();
            return value;
        } catch (StreamConstraintsException e) {
            throw new InputException(at(parser.currentLocation()) + JsonLimits.exceeded(e));
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
        return place.prefix(line, column);
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
        if (said.startsWith("Unrecognized token") || said.startsWith("Non-standard token")) {
            // Both point behind it, or to its start where the text ends with it.
            int start = end;
            int past = end;
            while (past < text.length() && Character.isLetterOrDigit(text.charAt(past))) {
                past++;
            }
            while (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
                start--;
            }
            return at(location.getLineNr(), location.getColumnNr() - (end - start)) + "invalid JSON: unexpected "
                    + Shown.quoted(text.substring(start, past));
        }
        return at(location) + "invalid JSON: unexpected "
                + Shown.quoted(text.substring(end, text.offsetByCodePoints(end, 1)));
    }
}
