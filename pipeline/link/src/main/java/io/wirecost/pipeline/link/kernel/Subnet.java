package io.wirecost.pipeline.link.kernel;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Addresses and devices of one link: {@code 10.213.number.0/24}.
 *
 * @param number 0 to 255
 */
record Subnet(int number) {
    private static final int COUNT = 256;
    private static final int PREFIX_BITS = 24;
    private static final int ADDRESS_BITS = 32;
    private static final String ALL = "10.213.";

    /** What the kernel says before a destination that is not simply reached. */
    private static final Set<String> KINDS = Set.of(
            "unicast",
            "local",
            "broadcast",
            "multicast",
            "anycast",
            "unreachable",
            "prohibit",
            "blackhole",
            "throw",
            "nat");

    /** One pair of devices: the host's end has an address and the namespace's end the next one. */
    record Pair(String hostDevice, String insideDevice, String hostAddress, String insideAddress) {
        static final int PREFIX_BITS = 30;
    }

    /** Those to which no route leads, other than the default one. */
    static Stream<Subnet> free(List<String> routes) {
        List<String> destinations = routes.stream()
                .map(Subnet::destination)
                .filter(destination -> !destination.equals("default"))
                .toList();
        return IntStream.range(0, COUNT)
                .mapToObj(Subnet::new)
                .filter(subnet -> destinations.stream().noneMatch(subnet::overlaps));
    }

    Pair shaped() {
        return pair("s", 0);
    }

    Pair unshaped() {
        return pair("u", 4);
    }

    private Pair pair(String kind, int firstAddress) {
        String device = "wirecost" + number + kind;
        String network = ALL + number + ".";
        return new Pair(device, "eth" + kind, network + (firstAddress + 1), network + (firstAddress + 2));
    }

    private static String destination(String route) {
        String[] words = route.strip().split("\\s+");
        return KINDS.contains(words[0]) && words.length > 1 ? words[1] : words[0];
    }

    private boolean overlaps(String destination) {
        String[] parts = destination.split("/");
        int bits = parts.length > 1 ? Integer.parseInt(parts[1]) : ADDRESS_BITS;
        int common = Math.min(bits, PREFIX_BITS);
        return common == 0 || (address(parts[0]) ^ address(ALL + number + ".0")) >>> (ADDRESS_BITS - common) == 0;
    }

    private static int address(String dotted) {
        int address = 0;
        for (String part : dotted.split("\\.")) {
            address = address << 8 | Integer.parseInt(part);
        }
        return address;
    }
}
