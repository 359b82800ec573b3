package io.wirecost.evolution.edit;

import io.wirecost.core.schema.DefaultValue;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What readers of messages of Protocol Buffers should see. The fields of a oneof are fields of the message around it. So it does
 * not matter how the oneof is called, and a field may come from outside it, or leave it.
 */
final class FlatOneofs extends Resolution {
    private final Schema writer;
    private final Schema reader;
    private final Counterparts same;

    FlatOneofs(Schema writer, Schema reader, Counterparts same) {
        super(writer, reader, same);
        this.writer = writer;
        this.reader = reader;
        this.same = same;
    }

    @Override
    Object field(String path, RecordDefinition from, RecordDefinition to, Field field, RecordValue value)
            throws NoRightValue {
        if (from.isUnion() || to.isUnion()) {
            return super.field(path, from, to, field, value);
        }
        List<Member> members = members(from, value);
        Optional<RecordDefinition> oneof = NumberedLanguage.oneof(reader, field);
        if (oneof.isPresent()) {
            requireRead(path, to, field, members);
            return branch(path, oneof.get(), members);
        }
        Optional<Member> left = member(members, to, field).filter(Member::isOfOneof);
        return left.isPresent()
                ? value(
                        path,
                        left.get().field().type(),
                        field.type(),
                        left.get().value())
                : super.field(path, from, to, field, value);
    }

    /**
     * A field that a message has, within a oneof or outside.
     *
     * @param around the oneof, or the message
     * @param holder the name of the oneof; empty outside
     */
    private record Member(RecordDefinition around, String holder, Field field, Object value) {
        boolean isOfOneof() {
            return !holder.isEmpty();
        }
    }

    /** What was written. A field without presence is not written if it is zero. */
    private List<Member> members(RecordDefinition from, RecordValue value) {
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < from.fields().size(); i++) {
            Field field = from.fields().get(i);
            Object given = value.get(i);
            Optional<RecordDefinition> oneof = NumberedLanguage.oneof(writer, field);
            if (oneof.isPresent() && given instanceof RecordValue union) {
                int chosen = chosen(union);
                Field branch = oneof.get().fields().get(chosen);
                members.add(new Member(oneof.get(), field.name(), branch, union.get(chosen)));
            } else if (given != null && !isZero(field, given)) {
                members.add(new Member(from, "", field, given));
            }
        }
        return members;
    }

    private static boolean isZero(Field field, Object given) {
        return field.defaultValue()
                .map(DefaultValue::value)
                .filter(given::equals)
                .isPresent();
    }

    private Optional<Member> member(List<Member> members, RecordDefinition to, Field field) {
        return members.stream()
                .filter(member -> isFor(new Place(to, field), member))
                .findFirst();
    }

    private Object branch(String path, RecordDefinition oneof, List<Member> members) throws NoRightValue {
        Object[] branches = new Object[oneof.fields().size()];
        int there = 0;
        for (int i = 0; i < branches.length; i++) {
            Field branch = oneof.fields().get(i);
            Optional<Member> written = member(members, oneof, branch);
            if (written.isPresent()) {
                Member member = written.get();
                branches[i] = value(path + "." + branch.name(), member.field().type(), branch.type(), member.value());
                there++;
            }
        }
        if (there > 1) {
            throw new NoRightValue(there + " values were written, and a union holds one").at(path);
        }
        return there == 0 ? null : RecordValue.of(branches);
    }

    /** What was written in the oneof of the same name has to have a place with the reader. */
    private void requireRead(String path, RecordDefinition to, Field holder, List<Member> members) throws NoRightValue {
        for (Member member : members) {
            if (member.holder().equals(holder.name()) && places(to).noneMatch(place -> isFor(place, member))) {
                throw new NoRightValue("the reader's union does not have the branch that was written").at(path);
            }
        }
    }

    private record Place(RecordDefinition around, Field field) {}

    private Stream<Place> places(RecordDefinition to) {
        return to.fields().stream()
                .flatMap(field -> NumberedLanguage.oneof(reader, field)
                        .map(oneof -> oneof.fields().stream().map(branch -> new Place(oneof, branch)))
                        .orElse(Stream.of(new Place(to, field))));
    }

    private boolean isFor(Place place, Member member) {
        return same.field(member.around(), place.around(), place.field()).equals(Optional.of(member.field()));
    }
}
