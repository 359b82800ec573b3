package io.wirecost.pipeline.link;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.run.Link;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** On a clock that stands still unless it is told otherwise. */
class LinkLaneTest {
    private static final long MICRO = 1_000;
    private static final long SLICE_AT_1_GBIT = 32_768;

    private final SliceQueue one = new SliceQueue();
    private final SliceQueue other = new SliceQueue();

    @Test
    void connections_take_turns_slice_by_slice_however_much_the_first_has_brought() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));
        offer(lane, one, 0, 8);
        offer(lane, other, 0, 1);

        assertThat(drained(lane, other, 3 * SLICE_AT_1_GBIT - 1)).isZero();
        assertThat(drained(lane, other, 3 * SLICE_AT_1_GBIT)).isEqualTo(1);
        assertThat(drained(lane, one, 4 * SLICE_AT_1_GBIT)).isEqualTo(3);
        assertThat(drained(lane, one, 9 * SLICE_AT_1_GBIT - 1)).isEqualTo(4);
        assertThat(drained(lane, one, 9 * SLICE_AT_1_GBIT)).isEqualTo(1);
    }

    @Test
    void waking_late_takes_nothing_of_the_rate_away() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));
        offer(lane, one, 0, 8);

        assertThat(drained(lane, one, 8 * SLICE_AT_1_GBIT)).isEqualTo(8);
    }

    @Test
    void what_comes_late_does_not_get_the_time_in_which_the_link_was_idle() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));
        offer(lane, one, 0, 1);
        offer(lane, one, 100 * SLICE_AT_1_GBIT, 1);

        assertThat(drained(lane, one, 101 * SLICE_AT_1_GBIT - 1)).isEqualTo(1);
        assertThat(drained(lane, one, 101 * SLICE_AT_1_GBIT)).isEqualTo(1);
    }

    @Test
    void a_new_rate_holds_for_what_still_waits() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));
        offer(lane, one, 0, 4);
        lane.shape(2 * SLICE_AT_1_GBIT - 1, Link.parse("100mbit"));

        assertThat(drained(lane, one, 12 * SLICE_AT_1_GBIT - 1)).isEqualTo(2);
        assertThat(drained(lane, one, 22 * SLICE_AT_1_GBIT)).isEqualTo(2);
    }

    @Test
    void bytes_come_out_as_they_went_in() {
        LinkLane lane = new LinkLane(Link.UNLIMITED);
        ByteBuffer sent = ByteBuffer.allocate(3 * LinkLane.SLICE_BYTES + 5);
        while (sent.remaining() >= 2) {
            sent.putShort((short) sent.position());
        }
        lane.offer(one, 0, sent.rewind());

        ByteBuffer received = ByteBuffer.allocate(LinkLane.CHUNK_BYTES);
        lane.drain(one, 0, received);

        assertThat(received.flip()).isEqualTo(sent.rewind());
    }

    @Test
    void the_end_arrives_behind_the_last_byte_and_after_the_delay() {
        LinkLane lane = new LinkLane(Link.parse("1gbit,5ms"));
        offer(lane, one, 0, 2);
        lane.offerEnd(one, 0);
        long arrival = 2 * SLICE_AT_1_GBIT + 5000 * MICRO;

        assertThat(drained(lane, one, arrival - 1)).isEqualTo(1);
        assertThat(one.isEnded()).isFalse();
        assertThat(drained(lane, one, arrival)).isEqualTo(1);
        assertThat(one.isEnded()).isTrue();
    }

    @Test
    void the_last_slice_is_waited_for_exactly() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));
        offer(lane, one, 0, 3);

        assertThat(lane.wakeNanos(one, 0)).isEqualTo(3 * SLICE_AT_1_GBIT);
    }

    @Test
    void slices_that_arrive_shortly_one_after_the_other_are_handed_over_together() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));
        offer(lane, one, 0, 16);

        assertThat(lane.wakeNanos(one, 0)).isEqualTo(250 * MICRO);
    }

    @Test
    void slices_that_arrive_rarely_are_handed_over_one_by_one() {
        LinkLane lane = new LinkLane(Link.parse("10mbit"));
        offer(lane, one, 0, 16);

        assertThat(lane.wakeNanos(one, 0)).isEqualTo(100 * SLICE_AT_1_GBIT);
    }

    @Test
    void nothing_is_waited_for_in_an_empty_queue() {
        assertThat(new LinkLane(Link.parse("1gbit")).wakeNanos(one, 0)).isEqualTo(LinkLane.NEVER);
    }

    @Test
    void only_an_offer_to_an_empty_queue_has_to_wake_anybody() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));

        assertThat(offer(lane, one, 0, 1)).isTrue();
        assertThat(offer(lane, one, 0, 1)).isFalse();
        assertThat(offer(lane, other, 0, 1)).isTrue();
    }

    @Test
    void a_full_queue_has_room_again_when_a_chunk_has_left_and_says_so_once() {
        LinkLane lane = new LinkLane(Link.parse("1mbit"));
        assertThat(fill(lane, one)).isBetween(192L << 10, 256L << 10);
        assertThat(lane.hasRoom(other)).isTrue();

        ByteBuffer into = ByteBuffer.allocate(LinkLane.CHUNK_BYTES);
        long longAfterNanos = 100_000_000 * MICRO;
        assertThat(lane.drain(one, longAfterNanos, into)).isTrue();
        assertThat(lane.drain(one, longAfterNanos, into.clear())).isFalse();
    }

    @Test
    void who_waits_for_room_is_told_of_room_that_a_wider_link_has_brought() {
        LinkLane lane = new LinkLane(Link.parse("1mbit"));
        fill(lane, one);
        lane.shape(0, Link.parse("1gbit"));

        assertThat(lane.drain(one, 0, ByteBuffer.allocate(LinkLane.CHUNK_BYTES)))
                .isTrue();
    }

    @Test
    void what_a_delay_keeps_under_way_takes_no_room() {
        long undelayedBytes = fill(new LinkLane(Link.parse("1gbit")), one);
        long delayedBytes = fill(new LinkLane(Link.parse("1gbit,5ms")), other);

        assertThat(delayedBytes - undelayedBytes).isBetween(620_000L, 630_000L);
    }

    @Test
    void the_longest_delay_keeps_no_more_than_8_megabytes_under_way() {
        assertThat(fill(new LinkLane(Link.parse("unlimited,10s")), one)).isBetween(8L << 20, (8L << 20) + (256 << 10));
    }

    @Test
    void a_closed_queue_leaves_the_link_to_the_others() {
        LinkLane lane = new LinkLane(Link.parse("1gbit"));
        offer(lane, one, 0, 8);
        offer(lane, other, 0, 1);
        lane.close(one);
        offer(lane, one, 0, 8);

        assertThat(drained(lane, other, 2 * SLICE_AT_1_GBIT)).isEqualTo(1);
        assertThat(one.heldBytes()).isZero();
    }

    /** How many bytes there was room for. */
    private static long fill(LinkLane lane, SliceQueue queue) {
        while (lane.hasRoom(queue)) {
            offer(lane, queue, 0, 1);
        }
        return queue.heldBytes();
    }

    private static boolean offer(LinkLane lane, SliceQueue queue, long nowNanos, int slices) {
        return lane.offer(queue, nowNanos, ByteBuffer.allocate(slices * LinkLane.SLICE_BYTES));
    }

    /** In slices. */
    private static int drained(LinkLane lane, SliceQueue queue, long nowNanos) {
        ByteBuffer into = ByteBuffer.allocate(LinkLane.CHUNK_BYTES);
        lane.drain(queue, nowNanos, into);
        return into.position() / LinkLane.SLICE_BYTES;
    }
}
