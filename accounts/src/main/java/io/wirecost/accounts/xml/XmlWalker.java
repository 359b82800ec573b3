package io.wirecost.accounts.xml;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.BytePlace;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.slots.Slots;
import io.wirecost.accounts.tree.Part;
import io.wirecost.accounts.walk.Carried;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.compiler.jaxb.JaxbTarget;
import io.wirecost.compiler.lower.Lowered;
import io.wirecost.compiler.lower.Lowering;
import io.wirecost.compiler.lower.Message;
import io.wirecost.compiler.lower.NumberedNaming;
import io.wirecost.compiler.lower.Shape;
import io.wirecost.compiler.lower.Slot;
import io.wirecost.core.run.ByteKind;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.schema.Type;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;

/** Walks over a document of XML: an element for each field, for each element of a list, and around what may be absent. */
public final class XmlWalker implements Walker {
    private final Lowered lowered;
    private final Carried carried;

    public XmlWalker(Schema schema) {
        this.lowered = Lowering.lower(schema, JaxbTarget.TRAITS, new NumberedNaming(schema, false));
        this.carried = new Carried(schema);
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        XmlElement root = new XmlReader(message).root();
        Object value = new Course(account).message(lowered.root(), root, BytePlace.MESSAGE, BytePlace.MESSAGE);
        return new Walked(account.build(), (RecordValue) value);
    }

    /** One document. */
    private final class Course {
        private final AccountBuilder account;

        Course(AccountBuilder account) {
            this.account = account;
        }

        /** Text in an element with elements can only be white space. */
        private void claim(XmlElement element, BytePlace place, boolean holdsText) {
            for (Part part : element.parts()) {
                boolean space = part.kind() == ByteKind.PAYLOAD && !holdsText;
                account.add(part.stretch(), place, space ? ByteKind.PADDING : part.kind());
            }
        }

        Object message(Message message, XmlElement element, BytePlace place, BytePlace around) throws UnreadableBytes {
            claim(element, around, false);
            List<List<XmlElement>> found = new ArrayList<>();
            message.slots().forEach(slot -> found.add(new ArrayList<>()));
            for (XmlElement child : element.children()) {
                found.get(slot(message, child)).add(child);
            }
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < found.size(); i++) {
                Slot slot = message.slots().get(i);
                values.add(slot(slot, found.get(i), Slots.place(message, slot, place)));
            }
            return Slots.assembled(message, values);
        }

        private int slot(Message message, XmlElement child) throws UnreadableBytes {
            for (int i = 0; i < message.slots().size(); i++) {
                if (message.slots().get(i).source().equals(child.name())) {
                    return i;
                }
            }
            throw new UnreadableBytes(
                    child.parts().get(0).stretch().offset(), "the schema has no field for this element");
        }

        private Object slot(Slot slot, List<XmlElement> found, BytePlace place) throws UnreadableBytes {
            if (slot.shape().asListed().isPresent()) {
                return list(slot, slot.shape().asListed().get().element(), found, place);
            }
            return found.isEmpty() ? null : value(slot.shape(), found.get(found.size() - 1), place);
        }

        /** A map and a list that may be absent have an element around theirs. */
        private Object list(Slot slot, Shape element, List<XmlElement> found, BytePlace place) throws UnreadableBytes {
            Type type = slot.type();
            boolean wrapped = type.isOptional() || type.present().isMap();
            if (wrapped && found.isEmpty()) {
                return type.isOptional() ? null : Slots.listed(type, List.of());
            }
            List<XmlElement> children = found;
            if (wrapped) {
                claim(found.get(0), place, false);
                children = found.get(0).children();
            }
            List<Object> elements = new ArrayList<>();
            for (XmlElement child : children) {
                elements.add(value(element, child, Slots.elementPlace(element, place)));
            }
            return Slots.listed(type, elements);
        }

        private Object value(Shape shape, XmlElement element, BytePlace place) throws UnreadableBytes {
            return shape.matchElement(
                    leaf -> {
                        claim(element, place, true);
                        return carried.value(leaf.type(), element.text());
                    },
                    nested -> message(lowered.message(nested), element, place, Slots.around(nested, place)));
        }
    }
}
