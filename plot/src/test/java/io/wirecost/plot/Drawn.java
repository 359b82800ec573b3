package io.wirecost.plot;

import io.wirecost.plot.paper.Letters;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A picture, read back. */
final class Drawn {
    private static final double ABOVE = 9;
    private static final double TITLE = 1.17;
    private static final Pattern SLANT = Pattern.compile("translate\\((\\S+) (\\S+)\\) rotate\\(-45\\)");
    private static final Pattern STEP = Pattern.compile("([mlhvz])([^mlhvz]*)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d*\\.?\\d+");

    private final Element svg;

    private Drawn(Element svg) {
        this.svg = svg;
    }

    static Drawn of(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return new Drawn(factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(text)))
                    .getDocumentElement());
        } catch (Exception e) {
            throw new AssertionError("no XML: " + text.substring(0, Math.min(2000, text.length())), e);
        }
    }

    double width() {
        return number(svg, "width");
    }

    double height() {
        return number(svg, "height");
    }

    Stream<Element> all(String name) {
        NodeList found = svg.getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i));
    }

    /** The texts that are seen. */
    List<String> texts() {
        return visible().map(Drawn::shown).toList();
    }

    List<String> tips() {
        return all("title").map(Node::getTextContent).toList();
    }

    private static String shown(Element text) {
        return text.getLastChild().getTextContent();
    }

    private Stream<Element> visible() {
        return all("text").filter(text -> !shown(text).isBlank());
    }

    /** Where texts stand. */
    List<Shape> boxes() {
        return visible().map(Drawn::box).toList();
    }

    private static Shape box(Element text) {
        String around = ((Element) text.getParentNode()).getAttribute("class");
        boolean figure = around.startsWith("row") && hasTextBefore(text);
        List<String> style = List.of((text.getAttribute("class") + " " + around + (figure ? " end" : "")).split(" "));
        double width = Letters.width(shown(text)) * (style.contains("title") ? TITLE : 1);
        double left = style.contains("end") ? -width : style.contains("middle") ? -width / 2 : 0;
        Rectangle2D box = new Rectangle2D.Double(left, -ABOVE, width, Letters.SIZE);
        Matcher slant = SLANT.matcher(text.getAttribute("transform"));
        AffineTransform move = AffineTransform.getTranslateInstance(0, 0);
        if (slant.matches()) {
            move.translate(Double.parseDouble(slant.group(1)), Double.parseDouble(slant.group(2)));
            move.rotate(-Math.PI / 4);
        } else {
            move.translate(number(text, "x"), number(text, "y"));
        }
        return move.createTransformedShape(box);
    }

    /** The second text of a row ends at its place. */
    private static boolean hasTextBefore(Node text) {
        for (Node before = text.getPreviousSibling(); before != null; before = before.getPreviousSibling()) {
            if (before.getNodeName().equals("text")) {
                return true;
            }
        }
        return false;
    }

    static boolean meet(Shape one, Shape other) {
        if (!one.getBounds2D().intersects(other.getBounds2D())) {
            return false;
        }
        Area common = new Area(one);
        common.intersect(new Area(other));
        return !common.isEmpty()
                && common.getBounds2D().getWidth() > 0.2
                && common.getBounds2D().getHeight() > 0.2;
    }

    /** Where lines and marks begin, turn and end. */
    List<double[]> points() {
        List<double[]> points = new ArrayList<>();
        all("circle").forEach(circle -> points.add(new double[] {number(circle, "cx"), number(circle, "cy")}));
        all("path").forEach(path -> path(path.getAttribute("d"), points));
        return points;
    }

    private static void path(String steps, List<double[]> points) {
        double x = 0;
        double y = 0;
        double[] start = {0, 0};
        Matcher step = STEP.matcher(steps);
        while (step.find()) {
            double[] numbers = NUMBER.matcher(step.group(2))
                    .results()
                    .mapToDouble(number -> Double.parseDouble(number.group()))
                    .toArray();
            switch (step.group(1)) {
                case "h" ->
                    points.add(new double[] {x += DoubleStream.of(numbers).sum(), y});
                case "v" ->
                    points.add(new double[] {x, y += DoubleStream.of(numbers).sum()});
                case "z" -> {
                    x = start[0];
                    y = start[1];
                }
                default -> {
                    for (int i = 0; i < numbers.length; i += 2) {
                        points.add(new double[] {x += numbers[i], y += numbers[i + 1]});
                    }
                    if (!step.group(1).equals("l")) {
                        start = points.get(points.size() - numbers.length / 2);
                    }
                }
            }
        }
    }

    /** SVG takes what is not there for 0. */
    static double number(Element element, String attribute) {
        return element.hasAttribute(attribute) ? Double.parseDouble(element.getAttribute(attribute)) : 0;
    }
}
