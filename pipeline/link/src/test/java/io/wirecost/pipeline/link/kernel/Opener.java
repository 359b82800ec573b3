package io.wirecost.pipeline.link.kernel;

import io.wirecost.core.run.Link;
import java.io.IOException;

/** A process that has a link and does not end by itself. */
final class Opener {
    private Opener() {}

    public static void main(String[] args) throws IOException {
        try (KernelLink link = KernelLink.open(Link.UNLIMITED)) {
            System.out.println(link.address());
            System.in.read();
        }
    }
}
