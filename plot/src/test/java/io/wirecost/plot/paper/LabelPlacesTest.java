package io.wirecost.plot.paper;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.plot.paper.LabelPlaces.Place;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LabelPlacesTest {
    private static final double WIDTH = 60;
    private static final Place RIGHT = new Place(108, 50);
    private static final Place LEFT = new Place(32, 50);

    private final LabelPlaces places = new LabelPlaces(0, 0, 200, 100);

    @Test
    void a_name_stands_to_the_right_of_its_point_and_the_next_one_elsewhere() {
        assertThat(places.place(100, 50, WIDTH)).contains(RIGHT);
        assertThat(places.place(100, 50, WIDTH)).contains(LEFT);
    }

    @Test
    void a_name_keeps_off_a_line_where_it_can() {
        places.avoid(100, 50, 150, 50);
        places.avoid(150, 50, 150, 90);

        assertThat(places.place(100, 50, WIDTH)).contains(LEFT);
    }

    @Test
    void a_name_that_cannot_keep_off_a_line_stands_on_it() {
        places.avoid(0, 50, 200, 50);
        places.avoid(0, 34, 200, 34);
        places.avoid(0, 66, 200, 66);

        assertThat(places.place(100, 50, WIDTH)).contains(RIGHT);
    }

    @Test
    void where_all_is_taken_there_is_no_name() {
        places.take(100, 50, 100);

        assertThat(places.place(100, 50, WIDTH)).isEqualTo(Optional.empty());
    }
}
