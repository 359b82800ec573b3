package io.wirecost.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.InputException;
import org.junit.jupiter.api.Test;

class JsonPlacesTest {
    private final JsonPlaces places = new JsonPlaces();

    @Test
    void each_value_has_its_own_line_and_column() throws InputException {
        Json.Obj object = (Json.Obj) places.read("\n{ \"a\": 1,\r\n\t\"b\": [\"1\", \"1\",\r  null ] }\n", "x.json");
        Json.Arr array = (Json.Arr) object.members().get("b");

        assertThat(places.of(object)).hasToString("Optional[x.json:2:1]");
        assertThat(places.of(object.members().get("a"))).hasToString("Optional[x.json:2:8]");
        assertThat(places.of(array)).hasToString("Optional[x.json:3:7]");
        assertThat(array.elements())
                .extracting(element -> places.of(element).orElseThrow().toString())
                .containsExactly("x.json:3:8", "x.json:3:13", "x.json:4:3");
    }

    @Test
    void a_text_of_one_line_has_no_places() throws InputException {
        assertThat(places.of(places.read(" {}\n", "x.json"))).isEmpty();
    }
}
