package io.wirecost.codecs.jaxb;

import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * XML in UTF-8 as JAXB writes it by default, with its declaration and without formatting. The JDK's own stream reader reads
 * it.
 */
final class TextForm implements DocumentForm {
    private final XMLInputFactory readers = XMLInputFactory.newDefaultFactory();

    TextForm() {
        readers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        readers.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    @Override
    public byte[] write(Marshaller marshaller, Object root) throws JAXBException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        marshaller.marshal(root, out);
        return out.toByteArray();
    }

    @Override
    public XMLStreamReader reader(byte[] bytes) throws XMLStreamException {
        return readers.createXMLStreamReader(new ByteArrayInputStream(bytes));
    }
}
