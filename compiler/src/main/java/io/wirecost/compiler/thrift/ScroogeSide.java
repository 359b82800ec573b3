package io.wirecost.compiler.thrift;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.scala.GeneratedSide;
import io.wirecost.core.schema.JavaNames;

/** Scrooge's structs. A float is carried in a double, which holds every float, NaN and −0 included. */
final class ScroogeSide implements GeneratedSide {
    @Override
    public String type(String name) {
        return "_root_." + ScroogeTarget.PACKAGE + "." + name;
    }

    @Override
    public String constant(String enumType, int number) {
        return "%s(%d)".formatted(enumType, number);
    }

    @Override
    public String encode(Carrier.CarrierKind kind, String carried) {
        return switch (kind) {
            case BYTES -> "_root_.java.nio.ByteBuffer.wrap(%s)".formatted(carried);
            case FLOAT -> carried + ".toDouble";
            case BOOLEAN, INT, LONG, DOUBLE, STRING, ENUM -> carried;
        };
    }

    @Override
    public String decode(Carrier.CarrierKind kind, String stored) {
        return switch (kind) {
            case BYTES -> "_root_.org.apache.thrift.TBaseHelper.byteBufferToByteArray(%s)".formatted(stored);
            case FLOAT -> stored + ".toFloat";
            case BOOLEAN, INT, LONG, DOUBLE, STRING, ENUM -> stored;
        };
    }

    /** A union is a trait with a class for each branch. */
    @Override
    public String chosen(String union, String field, String value) {
        return "%s.%s(%s)".formatted(union, JavaNames.capitalize(field), value);
    }

    @Override
    public String branch(String union, String object, String field) {
        return "_root_.scala.Option(%s).collect { case %s.%s(each) => each }"
                .formatted(object, union, JavaNames.capitalize(field));
    }

    @Override
    public String required(String message) {
        return message;
    }

    @Override
    public String held(String object, String field) {
        return object + "." + field;
    }
}
