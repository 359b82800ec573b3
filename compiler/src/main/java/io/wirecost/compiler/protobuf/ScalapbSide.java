package io.wirecost.compiler.protobuf;

import io.wirecost.compiler.emit.Carrier;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.compiler.scala.GeneratedSide;
import io.wirecost.core.schema.JavaNames;

/** ScalaPB's classes: a message in a message is in an option even where it is always there, and has a getter without it. */
record ScalapbSide(Lowered lowered) implements GeneratedSide {
    @Override
    public String type(String name) {
        return "_root_." + ScalapbTarget.PACKAGE + "." + name;
    }

    @Override
    public String constant(String enumType, int number) {
        return "%s.fromValue(%d)".formatted(enumType, number);
    }

    /** A required field is one that may be absent in proto3. */
    @Override
    public boolean isInOption(Message message, Slot slot) {
        return slot.shape().asNested().isPresent()
                || new Hints(lowered).of(message, slot).always();
    }

    @Override
    public String encode(Carrier.CarrierKind kind, String carried) {
        return kind == Carrier.CarrierKind.BYTES
                ? "_root_.com.google.protobuf.ByteString.copyFrom(%s)".formatted(carried)
                : carried;
    }

    @Override
    public String decode(Carrier.CarrierKind kind, String stored) {
        return kind == Carrier.CarrierKind.BYTES ? stored + ".toByteArray" : stored;
    }

    /** A oneof is a field with a class for each branch. */
    @Override
    public String chosen(String union, String field, String value) {
        return "%1$s(%1$s.Branch.%2$s(%3$s))".formatted(union, JavaNames.capitalize(field), value);
    }

    @Override
    public String branch(String union, String object, String field) {
        return "%s.branch.%s".formatted(object, field);
    }

    @Override
    public String required(String message) {
        return "_root_.scala.Some(%s)".formatted(message);
    }

    @Override
    public String held(String object, String field) {
        return "%s.get%s".formatted(object, JavaNames.capitalize(field));
    }
}
