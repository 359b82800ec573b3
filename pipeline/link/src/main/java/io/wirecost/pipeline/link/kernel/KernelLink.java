package io.wirecost.pipeline.link.kernel;

import io.wirecost.core.run.Link;
import io.wirecost.pipeline.link.kernel.Subnet.Pair;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A place for processes that reach this machine through a link which the kernel shapes, in each direction. They do not
 * see 127.0.0.1 of this machine, but its end of the link. Beside it they see a second link, which is not shaped, for
 * traffic that must not be slowed down.
 */
public final class KernelLink implements Closeable {
    private static final String TAKEN = "File exists";

    private final NetworkNamespace namespace;
    private final Subnet subnet;

    private KernelLink(NetworkNamespace namespace, Subnet subnet) {
        this.namespace = namespace;
        this.subnet = subnet;
    }

    /** Why such a link cannot be had on this machine, and what to do; empty if it can. */
    public static Optional<String> refusalReason(Link link) {
        return link.delayNanos() > 0
                ? Optional.of(
                        "the kernel's link has no delay (" + link.label()
                                + "): a delay would need netem, which not every kernel has; ask for the rate only, or use a relay")
                : KernelProbe.missing();
    }

    /**
     * Makes one, with addresses that no route of this machine leads to.
     *
     * @throws IOException if it cannot be made, with the system's message; no part of it is left then
     */
    public static KernelLink open(Link link) throws IOException {
        List<String> routes = Tool.of("ip", "-4", "route", "show", "table", "all")
                .run()
                .lines()
                .toList();
        for (Subnet subnet : (Iterable<Subnet>) Subnet.free(routes)::iterator) {
            Optional<KernelLink> made = open(subnet, link);
            if (made.isPresent()) {
                return made.get();
            }
        }
        throw new IOException("all of 10.213.0.0/16 is routed on this machine, so no address is free for a link;"
                + " remove routes that are not needed ('ip route'), or use a relay");
    }

    /** Empty if another process has just taken these addresses. */
    private static Optional<KernelLink> open(Subnet subnet, Link link) throws IOException {
        KernelLink made = new KernelLink(NetworkNamespace.open(), subnet);
        boolean complete = false;
        try {
            made.connect(List.of(subnet.shaped(), subnet.unshaped()));
            if (link.bitsPerSecond().isPresent()) { // a new device has no queue
                made.shape(link);
            }
            complete = true;
            return Optional.of(made);
        } catch (IOException e) {
            if (e.getMessage().contains(TAKEN)) {
                return Optional.empty();
            }
            throw e;
        } finally {
            if (!complete) {
                made.namespace.close();
            }
        }
    }

    private void connect(List<Pair> pairs) throws IOException {
        Tool.of("ip", "-batch", "-").run(lines(pairs, this::here));
        Tool.of("ip", "-batch", "-").within(prefix()).run(lines(pairs, KernelLink::inside));
    }

    private static String[] lines(List<Pair> pairs, Function<Pair, Stream<String>> ofPair) {
        return pairs.stream().flatMap(ofPair).toArray(String[]::new);
    }

    private Stream<String> here(Pair pair) {
        return Stream.of(
                "link add " + pair.hostDevice() + " type veth peer name " + pair.insideDevice() + " netns "
                        + namespace.pid(),
                "addr add " + pair.hostAddress() + "/" + Pair.PREFIX_BITS + " dev " + pair.hostDevice(),
                "link set " + pair.hostDevice() + " up");
    }

    private static Stream<String> inside(Pair pair) {
        return Stream.of(
                "link set lo up",
                "addr add " + pair.insideAddress() + "/" + Pair.PREFIX_BITS + " dev " + pair.insideDevice(),
                "link set " + pair.insideDevice() + " up");
    }

    /** This machine's address at the shaped link's end: where a server has to listen. */
    public String address() {
        return subnet.shaped().hostAddress();
    }

    /** This machine's address at the end of a link that is never shaped. */
    public String unshapedAddress() {
        return subnet.unshaped().hostAddress();
    }

    /** Returns the beginning of the command of a process that is to run behind the link. */
    public List<String> prefix() {
        return namespace.prefix();
    }

    /** Changes the rate in each direction, on open connections too. */
    public void shape(Link link) throws IOException {
        Pair pair = subnet.shaped();
        String discipline = " root " + TokenBucket.discipline(link);
        Tool.of("tc", "-batch", "-").run("qdisc replace dev " + pair.hostDevice() + discipline);
        Tool.of("tc", "-batch", "-").within(prefix()).run("qdisc replace dev " + pair.insideDevice() + discipline);
    }

    /** Leaves no device and no process. A process behind the link loses its connections. */
    @Override
    public void close() throws IOException {
        try {
            Tool.of("ip", "-batch", "-")
                    .run(
                            "link del " + subnet.shaped().hostDevice(),
                            "link del " + subnet.unshaped().hostDevice());
        } finally {
            namespace.close();
        }
    }
}
