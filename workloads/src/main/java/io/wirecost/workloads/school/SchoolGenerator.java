package io.wirecost.workloads.school;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.random.Dice;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes one message: professors with their students. All values are texts, as in the study. */
final class SchoolGenerator {
    private static final List<String> NAMES = List.of(
            "Ana",
            "Bruno",
            "Carla",
            "Diogo",
            "Elsa",
            "Filipe",
            "Graça",
            "Hugo",
            "Inês",
            "João",
            "Lídia",
            "Marta",
            "Nuno",
            "Olga",
            "Paulo",
            "Rita",
            "Sérgio",
            "Teresa",
            "Vasco",
            "Xavier",
            "Almeida",
            "Costa",
            "Ferreira",
            "Gomes");
    private static final List<String> STREETS =
            List.of("Rua da Sofia", "Avenida Central", "Travessa do Norte", "Largo da Sé", "Rua Larga");
    private static final List<String> GENDERS = List.of("female", "male", "other");
    private static final LocalDate FIRST_BIRTH = LocalDate.of(1950, 1, 1);
    private static final LocalDate FIRST_REGISTRATION = LocalDate.of(2015, 9, 1);
    private static final int DAYS_OF_BIRTHS = 20_000;
    private static final int DAYS_OF_REGISTRATIONS = 3_000;

    private static final int NAMES_OF_A_PROFESSOR = 3;

    private final int professors;
    private final int students;
    private final int names;
    private final Dice dice;

    /**
     * @param professors of the message
     * @param students of each professor
     * @param names of each student
     */
    SchoolGenerator(int professors, int students, int names, Dice dice) {
        this.professors = professors;
        this.students = students;
        this.names = names;
        this.dice = dice;
    }

    RecordValue next() {
        return RecordValue.of(listOf(professors, this::professor));
    }

    private RecordValue professor() {
        return RecordValue.of(
                id("P"),
                name(NAMES_OF_A_PROFESSOR),
                telephone(),
                address(),
                day(FIRST_BIRTH, DAYS_OF_BIRTHS),
                listOf(students, this::student));
    }

    private RecordValue student() {
        return RecordValue.of(
                id("S"),
                name(names),
                telephone(),
                address(),
                day(FIRST_BIRTH, DAYS_OF_BIRTHS),
                day(FIRST_REGISTRATION, DAYS_OF_REGISTRATIONS),
                dice.pick(GENDERS));
    }

    private static List<RecordValue> listOf(int count, Supplier<RecordValue> maker) {
        return Stream.generate(maker).limit(count).toList();
    }

    private String id(String prefix) {
        return prefix + dice.between(100_000, 999_999);
    }

    private String name(int count) {
        return Stream.generate(() -> dice.pick(NAMES)).limit(count).collect(Collectors.joining(" "));
    }

    private String telephone() {
        return "+351" + dice.between(210_000_000, 969_999_999);
    }

    private String address() {
        return dice.pick(STREETS) + " " + dice.between(1, 250) + ", Coimbra";
    }

    private String day(LocalDate first, int days) {
        return first.plusDays(dice.below(days)).toString();
    }
}
