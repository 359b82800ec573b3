package io.wirecost.workloads.school;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchoolTest {
    private static final int STUDENTS_FIELD = 5;
    private static final int NAME_FIELD = 1;

    private final Workload school = School.workload();

    @Test
    void the_fields_are_those_of_the_study() {
        assertThat(fields("school.Professor"))
                .containsExactly("id", "name", "telephone", "address", "birthDate", "students");
        assertThat(fields("school.Student"))
                .containsExactly("id", "name", "telephone", "address", "birthDate", "registrationDate", "gender");
    }

    @Test
    void a_message_has_as_many_professors_students_and_names_as_the_settings_say() {
        Workload larger = school.with(
                school.settings().with("professors", 7).with("students", 4).with("names", 6));

        for (RecordValue message : larger.dataset(1).records()) {
            assertThat(list(message, 0)).hasSize(7).allSatisfy(professor -> {
                assertThat(words(professor)).isEqualTo(3);
                assertThat(list(professor, STUDENTS_FIELD))
                        .hasSize(4)
                        .allSatisfy(student -> assertThat(words(student)).isEqualTo(6));
            });
        }
    }

    @Test
    void everything_grows_together() {
        Workload grown = school.with(
                school.settings().with("times", 3).with("professors", 2).with("records", 1));

        assertThat(list(grown.dataset(1).records().get(0), 0)).hasSize(6).allSatisfy(professor -> {
            assertThat(words(professor)).isEqualTo(3);
            assertThat(list(professor, STUDENTS_FIELD))
                    .hasSize(15)
                    .allSatisfy(student -> assertThat(words(student)).isEqualTo(9));
        });
    }

    @Test
    void by_default_it_is_the_first_sweep_of_the_study() {
        RecordValue message = school.dataset(1).records().get(0);

        assertThat(list(message, 0))
                .hasSize(10)
                .allSatisfy(professor -> assertThat(list(professor, STUDENTS_FIELD))
                        .hasSize(5)
                        .allSatisfy(student -> assertThat(words(student)).isEqualTo(3)));
    }

    @Test
    void more_professors_leave_the_first_as_they_are() {
        Workload larger = school.with(school.settings().with("professors", 20));

        assertThat(list(larger.dataset(3).records().get(0), 0).subList(0, 10))
                .hasToString(list(school.dataset(3).records().get(0), 0).toString());
    }

    private List<String> fields(String record) {
        RecordDefinition definition = school.schema().record(record);
        return definition.fields().stream().map(Field::name).toList();
    }

    @SuppressWarnings("unchecked") // the schema says so
    private static List<RecordValue> list(RecordValue of, int field) {
        return (List<RecordValue>) of.get(field);
    }

    private static int words(RecordValue person) {
        return ((String) person.get(NAME_FIELD)).split(" ").length;
    }
}
