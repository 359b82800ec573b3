package io.wirecost.codecs.jaxb;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.UnmarshalException;
import jakarta.xml.bind.Unmarshaller;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Objects;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Writes whole documents in UTF-8 as JAXB does by default, with their declaration and without formatting. Reads with the
 * JDK's own stream reader and fails at whatever the classes do not say: JAXB by itself would pass over it in silence.
 */
final class JaxbCodec<T, N> extends MappedCodec<T, N, N> {
    private final Marshaller marshaller;
    private final Unmarshaller unmarshaller;
    private final XMLInputFactory readers = XMLInputFactory.newDefaultFactory();

    JaxbCodec(NativeMapper<T, N, N> mapper, JAXBContext context) throws JAXBException {
        super(mapper);
        this.marshaller = context.createMarshaller();
        this.unmarshaller = context.createUnmarshaller();
        unmarshaller.setEventHandler(event -> false);
        readers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        readers.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    }

    @Override
    public byte[] write(N root) throws JAXBException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        marshaller.marshal(root, out);
        return out.toByteArray();
    }

    @Override
    @SuppressWarnings("unchecked") // the context knows no other root element
    public N read(byte[] bytes) throws JAXBException, XMLStreamException {
        XMLStreamReader reader = readers.createXMLStreamReader(new ByteArrayInputStream(bytes));
        try {
            enterRoot(reader);
            return (N) unmarshaller.unmarshal(reader);
        } catch (UnmarshalException e) { // whose own message is often null
            throw new UnmarshalException(Objects.toString(e.getLinkedException(), e.getMessage()), e);
        } finally {
            reader.close();
        }
    }

    private static void enterRoot(XMLStreamReader reader) throws XMLStreamException {
        while (reader.next() != XMLStreamConstants.START_ELEMENT) {
            if (reader.getEventType() == XMLStreamConstants.DTD) {
                throw new XMLStreamException("a document type declaration is not accepted", reader.getLocation());
            }
        }
    }
}
