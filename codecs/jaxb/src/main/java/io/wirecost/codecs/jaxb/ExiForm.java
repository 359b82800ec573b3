package io.wirecost.codecs.jaxb;

import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.core.helpers.DefaultEXIFactory;
import com.siemens.ct.exi.main.api.stream.StAXDecoder;
import com.siemens.ct.exi.main.api.stream.StAXEncoder;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Efficient XML Interchange without a schema, packed in bits: names and texts stand once, and the structure is learnt from the
 * document. Encoder and decoder are kept; each document resets them.
 */
final class ExiForm implements DocumentForm {
    private final StAXEncoder encoder;
    private final StAXDecoder decoder;

    ExiForm() throws EXIException {
        EXIFactory factory = DefaultEXIFactory.newInstance();
        factory.setSchemaIdResolver(id -> {
            throw new EXIException("a document that asks for the schema " + id + " is not accepted");
        });
        this.encoder = new StAXEncoder(factory);
        this.decoder = new StAXDecoder(factory);
    }

    @Override
    public byte[] write(Marshaller marshaller, Object root) throws JAXBException, EXIException, IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        encoder.setOutputStream(out);
        marshaller.marshal(root, encoder);
        return out.toByteArray();
    }

    @Override
    public XMLStreamReader reader(byte[] bytes) throws EXIException, IOException, XMLStreamException {
        decoder.setInputStream(new ByteArrayInputStream(bytes));
        return decoder;
    }
}
