package io.wirecost.accounts.tree;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.AccountNode.Element;
import io.wirecost.accounts.tree.AccountNode.Entry;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Says which fields the nodes of a message are. What is the key of a map in one place is the name of a field in another:
 * only the schema tells.
 */
final class SchemaFit {
    private final Schema schema;
    private final AccountBuilder account;
    private final Carried carried;

    SchemaFit(Schema schema, AccountBuilder account) {
        this.schema = schema;
        this.account = account;
        this.carried = new Carried(schema);
    }

    RecordValue root(AccountNode node) throws UnreadableBytes {
        return record(schema.root(), node, BytePlace.MESSAGE);
    }

    private void claim(List<Part> parts, BytePlace place, UnaryOperator<ByteKind> kinds) {
        parts.forEach(part -> account.add(part.stretch(), place, kinds.apply(part.kind())));
    }

    private void claim(List<Part> parts, BytePlace place) {
        claim(parts, place, UnaryOperator.identity());
    }

    private RecordValue record(RecordDefinition record, AccountNode node, BytePlace place) throws UnreadableBytes {
        claim(node.parts(), place, kind -> kind == ByteKind.PADDING ? kind : ByteKind.FRAME);
        return node.isSequence()
                ? positional(record, node.sequence().elements(), place)
                : named(record, node.mapping().entries(), place);
    }

    private RecordValue positional(RecordDefinition record, List<Element> elements, BytePlace place)
            throws UnreadableBytes {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < record.fields().size(); i++) {
            Field field = record.fields().get(i);
            BytePlace of = place.field(field.name());
            claim(elements.get(i).parts(), of);
            values.add(value(field.type(), elements.get(i).value(), of));
        }
        return new RecordValue(values);
    }

    private RecordValue named(RecordDefinition record, List<Entry> entries, BytePlace place) throws UnreadableBytes {
        Object[] values = new Object[record.fields().size()];
        for (Entry entry : entries) {
            int index = index(record, entry);
            Field field = record.fields().get(index);
            BytePlace of = place.field(field.name());
            claim(entry.parts(), of);
            claim(entry.nameParts(), of, kind -> kind == ByteKind.PADDING ? kind : ByteKind.NAME);
            values[index] = value(field.type(), entry.value(), of);
        }
        return new RecordValue(Arrays.asList(values));
    }

    private static int index(RecordDefinition record, Entry entry) throws UnreadableBytes {
        for (int i = 0; i < record.fields().size(); i++) {
            if (record.fields().get(i).wireName().equals(entry.name())) {
                return i;
            }
        }
        int offset = entry.nameParts().isEmpty()
                ? 0
                : entry.nameParts().get(0).stretch().offset();
        throw new UnreadableBytes(offset, record.name() + " has no field of this name");
    }

    private Object value(Type type, AccountNode node, BytePlace place) throws UnreadableBytes {
        if (node.isAbsent()) {
            claim(node.parts(), place);
            return null;
        }
        return switch (type.form()) {
            case LEAF -> leaf(type, node, place);
            case RECORD -> record(schema.record(type.name()), node, place);
            case ARRAY -> list(type.element(), node, place);
            case MAP -> map(type.element(), node, place);
            case OPTIONAL -> value(type.element(), node, place);
        };
    }

    private Object leaf(Type type, AccountNode node, BytePlace place) throws UnreadableBytes {
        claim(node.parts(), place);
        return carried.value(type, node.scalar().carrier());
    }

    private List<Object> list(Type element, AccountNode node, BytePlace place) throws UnreadableBytes {
        claim(node.parts(), place);
        List<Object> list = new ArrayList<>();
        for (Element each : node.sequence().elements()) {
            claim(each.parts(), place.element());
            list.add(value(element, each.value(), place.element()));
        }
        return list;
    }

    private Map<String, Object> map(Type value, AccountNode node, BytePlace place) throws UnreadableBytes {
        claim(node.parts(), place);
        Map<String, Object> map = new LinkedHashMap<>();
        for (Entry entry : node.mapping().entries()) {
            claim(entry.parts(), place.value());
            claim(entry.nameParts(), place.key());
            map.put(entry.name(), value(value, entry.value(), place.value()));
        }
        return map;
    }
}
