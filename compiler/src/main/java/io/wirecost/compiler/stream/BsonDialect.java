package io.wirecost.compiler.stream;

import java.util.List;

/** org.mongodb:bson. BSON has numbers of 64 bits where it has a point, and a decimal that holds 34 digits only. */
record BsonDialect() implements StreamDialect {
    private static final String TYPE = "org.bson.BsonType.";

    @Override
    public String writer() {
        return "org.bson.BsonBinaryWriter";
    }

    @Override
    public String reader() {
        return "org.bson.BsonBinaryReader";
    }

    @Override
    public String name(String name) {
        return "to.writeName(" + name + ");";
    }

    @Override
    public String write(Token token, String name, String value) {
        return switch (token) {
            case NIL -> "to.writeNull();";
            case BOOLEAN -> "to.writeBoolean(" + value + ");";
            case INT -> "to.writeInt32(" + value + ");";
            case LONG -> "to.writeInt64(" + value + ");";
            case FLOAT, DOUBLE -> "to.writeDouble(" + value + ");";
            case STRING -> "to.writeString(" + value + ");";
            case BYTES -> "to.writeBinaryData(new org.bson.BsonBinary(" + value + "));";
            case DECIMAL -> throw new IllegalArgumentException("BSON's decimal holds 34 digits only");
        };
    }

    @Override
    public String begin(Container container, String size, int number) {
        return container == Container.MAP ? "to.writeStartDocument();" : "to.writeStartArray();";
    }

    @Override
    public String end(Container container, String name, int number) {
        return container == Container.MAP ? "to.writeEndDocument();" : "to.writeEndArray();";
    }

    @Override
    public String read(Token token, String from) {
        return switch (token) {
            case BOOLEAN -> from + ".readBoolean()";
            case INT -> from + ".readInt32()";
            case LONG -> integer(from);
            case FLOAT -> "(float) " + from + ".readDouble()";
            case DOUBLE -> from + ".readDouble()";
            case STRING -> from + ".readString()";
            case BYTES -> from + ".readBinaryData().getData()";
            case NIL, DECIMAL -> throw new IllegalArgumentException("not read as a value: " + token);
        };
    }

    /** Languages with one kind of integer write a small one with 32 bits. */
    private static String integer(String from) {
        return "(%1$s.getCurrentBsonType() == %2$sINT32 ? %1$s.readInt32() : %1$s.readInt64())".formatted(from, TYPE);
    }

    @Override
    public String isNil(String from) {
        return from + ".getCurrentBsonType() == " + TYPE + "NULL";
    }

    @Override
    public String afterNil(String from) {
        return from + ".readNull();";
    }

    @Override
    public EmittedLoop loop(Container container, String from, int number) {
        String kind = container == Container.MAP ? "Document" : "Array";
        return new EmittedLoop(
                List.of("%s.readStart%s();".formatted(from, kind)),
                "while (%s.readBsonType() != %sEND_OF_DOCUMENT) {".formatted(from, TYPE),
                from + ".readName()",
                from,
                List.of("%s.readEnd%s();".formatted(from, kind)),
                "");
    }
}
