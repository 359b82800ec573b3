package io.wirecost.compiler.capnproto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StructLayoutTest {
    private final StructLayout layout = new StructLayout();

    @Test
    void a_struct_without_fields_has_no_size() {
        assertThat(layout.dataWords()).isZero();
        assertThat(layout.pointers()).isZero();
    }

    @Test
    void the_first_field_of_each_size_opens_a_word() {
        assertThat(layout.addData(64)).isZero();
        assertThat(layout.addData(32)).isEqualTo(2);
        assertThat(layout.addData(64)).isEqualTo(2);
        assertThat(layout.dataWords()).isEqualTo(3);
    }

    @Test
    void later_fields_fill_the_smallest_hole_that_fits() {
        assertThat(layout.addData(1)).isEqualTo(0);
        assertThat(layout.addData(64)).isEqualTo(1);
        assertThat(layout.addData(16)).isEqualTo(1);
        assertThat(layout.addData(32)).isEqualTo(1);
        assertThat(layout.addData(1)).isEqualTo(1);
        assertThat(layout.addData(8)).isEqualTo(1);
        assertThat(layout.addData(32)).isEqualTo(4);
        assertThat(layout.addData(32)).isEqualTo(5);
        assertThat(layout.addData(16)).isEqualTo(12);
        assertThat(layout.addData(64)).isEqualTo(4);
        assertThat(layout.addData(1)).isEqualTo(2);
        assertThat(layout.dataWords()).isEqualTo(5);
    }

    @Test
    void the_room_into_which_a_field_has_grown_is_no_hole_any_more() {
        assertThat(layout.addData(1)).isZero();
        assertThat(layout.expand(1, 0, 8)).isTrue();
        assertThat(layout.addData(1)).isEqualTo(8);
    }

    @Test
    void pointers_are_counted_apart() {
        layout.addData(1);

        assertThat(layout.addPointer()).isZero();
        assertThat(layout.addPointer()).isEqualTo(1);
        assertThat(layout.pointers()).isEqualTo(2);
    }

    @Test
    void a_size_that_no_field_has_is_an_error() {
        assertThatThrownBy(() -> layout.addData(3)).hasMessageContaining("3 bits");
        assertThatThrownBy(() -> layout.addData(128)).hasMessageContaining("128 bits");
    }
}
