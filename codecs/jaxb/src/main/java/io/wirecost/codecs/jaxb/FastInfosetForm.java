package io.wirecost.codecs.jaxb;

import com.sun.xml.fastinfoset.stax.StAXDocumentParser;
import com.sun.xml.fastinfoset.stax.StAXDocumentSerializer;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;

/**
 * Fast Infoset (ITU-T X.891): a name stands once and is a number from then on. Serializer and parser are kept, as their library
 * advises; each document resets them.
 */
final class FastInfosetForm implements DocumentForm {
    private final StAXDocumentSerializer serializer = new StAXDocumentSerializer();
    private final StAXDocumentParser parser = new StAXDocumentParser();

    @Override
    public byte[] write(Marshaller marshaller, Object root) throws JAXBException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        serializer.setOutputStream(out);
        XMLStreamWriter writer = serializer; // which handles events of SAX too
        marshaller.marshal(root, writer);
        return out.toByteArray();
    }

    @Override
    public XMLStreamReader reader(byte[] bytes) {
        parser.setInputStream(new ByteArrayInputStream(bytes));
        return parser;
    }
}
