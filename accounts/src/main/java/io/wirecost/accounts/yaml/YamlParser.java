package io.wirecost.accounts.yaml;

import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.tree.AccountNode;
import io.wirecost.accounts.tree.AccountNode.Element;
import io.wirecost.accounts.tree.AccountNode.Entry;
import io.wirecost.accounts.tree.AccountNode.Mapping;
import io.wirecost.accounts.tree.AccountNode.Scalar;
import io.wirecost.accounts.tree.AccountNode.Sequence;
import io.wirecost.accounts.tree.Parts;
import io.wirecost.accounts.walk.ByteReader;
import io.wirecost.core.run.ByteKind;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;

/**
 * Parses a message of YAML by the events of SnakeYAML, which tell where each value stands. What lies between values, such
 * as indentation, hyphens and line ends, is the frame of the value behind it.
 */
public final class YamlParser {
    private final ByteReader in;
    private final int[] offsets;
    private final Iterator<Event> events;
    private final Map<String, AccountNode> anchors = new HashMap<>();

    private YamlParser(byte[] message) {
        String text = new String(message, StandardCharsets.UTF_8);
        this.in = new ByteReader(message);
        this.offsets = offsets(text);
        LoaderOptions limits = new LoaderOptions();
        limits.setCodePointLimit(Integer.MAX_VALUE);
        limits.setNestingDepthLimit(Integer.MAX_VALUE);
        this.events = new Yaml(limits).parse(new StringReader(text)).iterator();
    }

    /** Returns what a message holds. */
    public static AccountNode parse(byte[] message) throws UnreadableBytes {
        YamlParser parser = new YamlParser(message);
        Event event = parser.events.next();
        while (!event.is(Event.ID.MappingStart)) {
            event = parser.events.next();
        }
        Mapping root = parser.mapping(event, new Parts(parser.in));
        parser.in.rest();
        Parts end = new Parts(parser.in).add(ByteKind.FRAME);
        return new Mapping(AccountNode.joined(root.parts(), end.list()), root.entries());
    }

    /** Where each code point of a text begins in UTF-8. */
    private static int[] offsets(String text) {
        int[] points = text.codePoints().toArray();
        int[] offsets = new int[points.length + 1];
        for (int i = 0; i < points.length; i++) {
            int bytes = points[i] < 0x80 ? 1 : points[i] < 0x800 ? 2 : points[i] < 0x10000 ? 3 : 4;
            offsets[i + 1] = offsets[i] + bytes;
        }
        return offsets;
    }

    private Parts upTo(Mark mark, Parts parts) throws UnreadableBytes {
        in.next(Math.max(0, offsets[mark.getIndex()] - in.offset()));
        return parts.add(ByteKind.FRAME);
    }

    private AccountNode value(Event event) throws UnreadableBytes {
        Parts parts = upTo(event.getStartMark(), new Parts(in));
        if (event instanceof AliasEvent alias) {
            in.next(offsets[event.getEndMark().getIndex()] - in.offset());
            return reference(anchors.get(alias.getAnchor()), parts.add(ByteKind.POINTER));
        }
        AccountNode node = switch (event.getEventId()) {
            case MappingStart -> mapping(event, parts);
            case SequenceStart -> sequence(event, parts);
            default ->
                new ScalarParts(
                                in,
                                (ScalarEvent) event,
                                offsets[event.getEndMark().getIndex()])
                        .read(parts);
        };
        String anchor = ((NodeEvent) event).getAnchor();
        if (anchor != null) {
            anchors.put(anchor, node);
        }
        return node;
    }

    /** The same value as elsewhere. */
    private AccountNode reference(AccountNode node, Parts parts) throws UnreadableBytes {
        return new Scalar(parts.list(), node.scalar().carrier());
    }

    private Sequence sequence(Event start, Parts parts) throws UnreadableBytes {
        upTo(start.getEndMark(), parts);
        List<Element> elements = new ArrayList<>();
        Event next = events.next();
        while (!next.is(Event.ID.SequenceEnd)) {
            elements.add(new Element(List.of(), value(next)));
            next = events.next();
        }
        return new Sequence(end(next, parts, elements.isEmpty()).list(), elements);
    }

    private Mapping mapping(Event start, Parts parts) throws UnreadableBytes {
        upTo(start.getEndMark(), parts);
        List<Entry> entries = new ArrayList<>();
        Event next = events.next();
        while (!next.is(Event.ID.MappingEnd)) {
            Parts before = upTo(next.getStartMark(), new Parts(in));
            Scalar name = value(next).scalar();
            entries.add(new Entry(before.list(), name.parts(), (String) name.carrier(), value(events.next())));
            next = events.next();
        }
        return new Mapping(end(next, parts, entries.isEmpty()).list(), entries);
    }

    /** The end of a block is where the next value begins; only that of a flow has a sign of its own. */
    private Parts end(Event end, Parts parts, boolean empty) throws UnreadableBytes {
        boolean flow = end.getEndMark().getIndex() > end.getStartMark().getIndex();
        return flow || empty ? upTo(end.getEndMark(), parts) : parts;
    }
}
