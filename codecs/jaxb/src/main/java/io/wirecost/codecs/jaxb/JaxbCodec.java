package io.wirecost.codecs.jaxb;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.UnmarshalException;
import jakarta.xml.bind.Unmarshaller;
import java.util.Objects;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Writes and reads whole documents. Fails at whatever the classes do not say: JAXB by itself would pass over it in silence.
 */
final class JaxbCodec<T, N> extends MappedCodec<T, N, N> {
    private final Marshaller marshaller;
    private final Unmarshaller unmarshaller;
    private final DocumentForm form;

    JaxbCodec(NativeMapper<T, N, N> mapper, JAXBContext context, DocumentForm form) throws JAXBException {
        super(mapper);
        this.marshaller = context.createMarshaller();
        this.unmarshaller = context.createUnmarshaller();
        this.form = form;
        unmarshaller.setEventHandler(event -> false);
    }

    @Override
    public byte[] write(N root) throws Exception {
        return form.write(marshaller, root);
    }

    @Override
    @SuppressWarnings("unchecked") // the context knows no other root element
    public N read(byte[] bytes) throws Exception {
        XMLStreamReader reader = form.reader(bytes);
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
