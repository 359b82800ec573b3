package io.wirecost.compiler.capnproto;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The official compiler is asked by a test of the codec. */
class UnionLayoutTest {
    private final StructLayout struct = new StructLayout();
    private final UnionLayout union = new UnionLayout(struct);

    @Test
    void branches_share_their_room_and_the_tag_gets_its_place_before_the_second() {
        assertThat(union.addData(64)).isZero();
        assertThat(union.addData(32)).isZero();
        assertThat(union.addPointer()).isZero();
        assertThat(union.addPointer()).isZero();

        assertThat(union.tag()).as("the first 16 bits of the second word").isEqualTo(4);
        assertThat(struct.dataWords()).isEqualTo(2);
        assertThat(struct.pointers()).isEqualTo(1);
    }

    @Test
    void room_that_is_too_small_grows_into_what_is_free_behind_it() {
        union.addPointer();

        assertThat(union.addData(1)).as("behind the tag").isEqualTo(16);
        assertThat(union.addData(16)).as("the same room").isEqualTo(1);
        assertThat(union.addData(32)).as("new room").isEqualTo(1);
        assertThat(union.addData(1)).as("the smallest room").isEqualTo(16);
        assertThat(struct.dataWords()).isEqualTo(1);
    }
}
