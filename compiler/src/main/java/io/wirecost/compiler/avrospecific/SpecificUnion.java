package io.wirecost.compiler.avrospecific;

import io.wirecost.compiler.avro.AvroUnions;
import io.wirecost.compiler.emit.NativeUnion;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;

/** A union in Avro's generated classes: an object, whose class tells the branch. */
final class SpecificUnion implements NativeUnion {
    private final AvroSpecificSide side;
    private final RecordDefinition told;
    private final AvroSpecificNaming naming;

    /** @param told the union by {@link AvroUnions#told} */
    SpecificUnion(AvroSpecificSide side, RecordDefinition told, AvroSpecificNaming naming) {
        this.side = side;
        this.told = told;
        this.naming = naming;
    }

    @Override
    public String type(Slot branch) {
        return isWrapped(branch)
                ? wrapper(branch)
                : side.element(branch.shape()).replaceAll("<.*", "");
    }

    @Override
    public String built(Slot branch, String content) {
        return isWrapped(branch) ? "new %s(%s)".formatted(wrapper(branch), content) : content;
    }

    @Override
    public String content(Slot branch) {
        return isWrapped(branch)
                ? "((%s) from).get%s()".formatted(wrapper(branch), JavaNames.capitalize(AvroUnions.VALUE))
                : "((%s) from)".formatted(side.element(branch.shape()));
    }

    private Field told(Slot branch) {
        return told.field(branch.source());
    }

    private boolean isWrapped(Slot branch) {
        return AvroUnions.isWrapped(new Field(branch.source(), branch.type()), told(branch));
    }

    private String wrapper(Slot branch) {
        return naming.unclassed(told(branch).type().present().name());
    }
}
