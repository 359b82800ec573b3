package io.wirecost.codecs.xstream;

import com.thoughtworks.xstream.io.naming.NoNameCoder;
import com.thoughtworks.xstream.io.xml.QNameMap;
import com.thoughtworks.xstream.io.xml.WstxDriver;
import javax.xml.stream.XMLInputFactory;

/** Woodstox without DTDs and external entities. Names need no escapes: those of a schema are names of XML. */
final class HardenedDriver extends WstxDriver {
    HardenedDriver() {
        super(new QNameMap(), new NoNameCoder());
    }

    @Override
    protected XMLInputFactory createInputFactory() {
        XMLInputFactory factory = super.createInputFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        return factory;
    }
}
