package io.wirecost.codecs.jaxb;

import jakarta.xml.bind.Marshaller;
import javax.xml.stream.XMLStreamReader;

/** What the bytes of a document look like. One codec has one, for one document after the other. */
interface DocumentForm {
    /** Writes a whole document. */
    byte[] write(Marshaller marshaller, Object root) throws Exception;

    /** A reader ahead of the document that these bytes are. */
    XMLStreamReader reader(byte[] bytes) throws Exception;
}
