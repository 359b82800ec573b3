package io.wirecost.compiler.value;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.InputException;
import io.wirecost.core.json.JsonText;
import org.junit.jupiter.api.Test;

class JsonDifferenceTest {
    @Test
    void numbers_are_equal_by_value_and_members_in_any_order() throws InputException {
        assertThat(difference("{\"a\":1.50,\"b\":[1e2,-0]}", "{\"b\":[100,0],\"a\":1.5}"))
                .isEmpty();
    }

    @Test
    void a_member_that_is_null_is_as_good_as_none_but_an_element_is_not() throws InputException {
        assertThat(difference("{\"a\":null}", "{}")).isEmpty();
        assertThat(difference("{}", "{\"a\":null}")).isEmpty();
        assertThat(difference("{\"a\":[null]}", "{\"a\":[]}")).isEqualTo("a: expected 1 elements, found 0");
    }

    @Test
    void the_first_difference_is_named_with_its_place_and_both_values() throws InputException {
        assertThat(difference("{\"a\":[{\"b\":true}]}", "{\"a\":[{\"b\":1}]}"))
                .isEqualTo("a[0].b: expected true, found 1");
        assertThat(difference("{\"a\":1}", "{}")).isEqualTo("a: expected 1, found nothing");
        assertThat(difference("{}", "{\"b\":2}")).isEqualTo("b: expected nothing, found 2");
        assertThat(difference("{\"a\":0.1}", "{\"a\":0.10000000000000001}"))
                .isEqualTo("a: expected 0.1, found 0.10000000000000001");
    }

    private static String difference(String expected, String actual) throws InputException {
        return JsonDifference.of(JsonText.read(expected, "a"), JsonText.read(actual, "b"))
                .orElse("");
    }
}
