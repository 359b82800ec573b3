package io.wirecost.pipeline.link.kernel;

import java.io.IOException;
import java.util.Optional;

/** Whether links can be made here: tried where it leaves no trace, in a namespace that ends with the trial. */
final class KernelProbe {
    private static final Tool TRIAL = Tool.of(
            "unshare",
            "--net",
            "sh",
            "-e",
            "-c",
            "ip link add one type veth peer name other; "
                    + "tc qdisc replace dev one root tbf rate 1mbit burst 1600 limit 4mb; "
                    + "nsenter --net=/proc/self/ns/net -- true");

    private KernelProbe() {}

    /** Found out once: a run asks for each of its links. */
    private static final class Here {
        private static final Optional<String> MISSING = missing(TRIAL);
    }

    /** Why not, and what to do; empty if they can. */
    static Optional<String> missing() {
        return Here.MISSING;
    }

    static Optional<String> missing(Tool trial) {
        try {
            trial.run();
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("the kernel cannot make links here (" + e.getMessage()
                    + "): it needs Linux with veth and tbf, root, ip and tc (iproute2), unshare and nsenter (util-linux);"
                    + " a relay needs none of these");
        }
    }
}
