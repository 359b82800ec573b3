package io.wirecost.pipeline.link.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import java.io.IOException;
import java.net.NetworkInterface;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class KernelLinkTest {
    @Test
    void a_process_behind_it_reaches_both_ends_from_its_own_address_and_closing_it_leaves_no_device() throws Exception {
        String address;
        try (KernelLink link = Behind.link(Link.parse("100mbit"));
                Behind peer = Behind.of(link)) {
            assertThat(peer.there(100_000)).isPositive();
            assertThat(peer.back(100_000)).isPositive();
            address = link.address();
            assertThat(peer.remoteAddress()).isEqualTo(address.replaceAll("1$", "2"));
            assertThat(isHere(address)).isTrue();
        }
        assertThat(isHere(address)).isFalse();
    }

    @Test
    @Tag("nightly")
    void both_directions_have_the_rate_that_was_asked_for_last() throws Exception {
        try (KernelLink link = Behind.link(Link.parse("10mbit"))) {
            assertThat(disciplines(link)).allMatch(text -> text.contains("tbf") && text.contains("rate 10455Kbit"));

            link.shape(Link.parse("50mbit"));
            assertThat(disciplines(link)).allMatch(text -> text.contains("tbf") && text.contains("rate 52279Kbit"));

            link.shape(Link.UNLIMITED);
            assertThat(disciplines(link)).noneMatch(text -> text.contains("tbf"));
        }
    }

    @Test
    @Tag("nightly")
    void links_that_are_open_together_have_addresses_of_their_own() throws Exception {
        try (KernelLink one = Behind.link(Link.UNLIMITED);
                KernelLink other = Behind.link(Link.UNLIMITED)) {
            assertThat(List.of(one.address(), one.unshapedAddress(), other.address(), other.unshapedAddress()))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void nothing_is_left_of_it_when_its_process_is_killed() throws Exception {
        Behind.require(Link.UNLIMITED);
        Process opener = Behind.java(List.of(), Opener.class);
        String address = opener.inputReader().readLine();
        assertThat(isHere(address)).isTrue();

        opener.destroyForcibly().waitFor();

        while (isHere(address)) {
            Thread.sleep(50);
        }
    }

    @Test
    void a_delay_is_refused_with_the_reason_and_what_to_do() {
        assertThat(KernelLink.refusalReason(Link.parse("10mbit,5ms")))
                .hasValue(
                        "the kernel's link has no delay (10mbit,5ms): a delay would need netem, which not every kernel"
                                + " has; ask for the rate only, or use a relay");
    }

    private static boolean isHere(String address) throws IOException {
        return NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .anyMatch(inet -> inet.getHostAddress().equals(address));
    }

    private static List<String> disciplines(KernelLink link) throws IOException {
        String device = NetworkInterface.networkInterfaces()
                .filter(one -> one.inetAddresses()
                        .anyMatch(inet -> inet.getHostAddress().equals(link.address())))
                .findAny()
                .orElseThrow()
                .getName();
        return List.of(
                Tool.of("tc", "qdisc", "show", "dev", device).run(),
                Tool.of("tc", "qdisc", "show", "dev", "eths")
                        .within(link.prefix())
                        .run());
    }
}
