package io.wirecost.accounts.xml;

import io.wirecost.accounts.tree.Part;
import java.util.List;

/**
 * An element of a document.
 *
 * @param parts its tags and its text, without its children
 * @param text what stands in it; white space around children is none
 */
record XmlElement(String name, List<Part> parts, String text, List<XmlElement> children) {
    XmlElement {
        parts = List.copyOf(parts);
        children = List.copyOf(children);
    }
}
