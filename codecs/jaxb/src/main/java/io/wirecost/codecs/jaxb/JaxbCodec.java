package io.wirecost.codecs.jaxb;

import io.wirecost.core.codec.MappedCodec;
import io.wirecost.core.codec.NativeMapper;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.UnmarshalException;
import jakarta.xml.bind.Unmarshaller;
import java.util.Objects;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Writes and reads whole documents. Fails at whatever the classes do not say: JAXB by itself would pass over it in silence.
 */
final class JaxbCodec<T, N> extends MappedCodec<T, N, N> {
    /**
     * By itself, JAXB reports ten unknown elements in a process and passes over all later ones. It reports all of them if this
     * logger has its finest level. It writes nothing there. The logger is kept, since its level would go with it.
     */
    private static final Logger REPORTS =
            Logger.getLogger("org.glassfish.jaxb.runtime.v2.runtime.unmarshaller.UnmarshallingContext");

    static {
        REPORTS.setLevel(Level.FINEST);
    }

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
