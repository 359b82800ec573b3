package io.wirecost.workloads.school;

import io.wirecost.core.value.RecordValue;
import io.wirecost.workloads.Workload;
import io.wirecost.workloads.generated.GeneratedWorkload;
import io.wirecost.workloads.parameter.ParameterValues;
import io.wirecost.workloads.parameter.WorkloadParameter;
import io.wirecost.workloads.random.Dice;

/** Professors with their students after the study coimbra-2022. One message has all of a school. */
public final class School {
    private static final int RECORDS = 20;
    private static final WorkloadParameter PROFESSORS =
            new WorkloadParameter("professors", "professors of a message", 10, 1, 10_000);
    private static final WorkloadParameter STUDENTS =
            new WorkloadParameter("students", "students of each professor", 5, 0, 10_000);
    private static final WorkloadParameter NAMES =
            new WorkloadParameter("names", "names of each student", 3, 1, 10_000);

    private static final WorkloadParameter TIMES =
            new WorkloadParameter("times", "how many times as many professors, students and names", 1, 1, 1_000);

    private School() {}

    /** The workload {@code school}. */
    public static Workload workload() {
        return GeneratedWorkload.of(
                "school",
                "professors with their students, all of a school in one message",
                RECORDS,
                (schema, settings, dice, number) -> record(settings, dice),
                PROFESSORS,
                STUDENTS,
                NAMES,
                TIMES);
    }

    private static RecordValue record(ParameterValues settings, Dice dice) {
        int times = settings.get(TIMES.name());
        return new SchoolGenerator(
                        times * settings.get(PROFESSORS.name()),
                        times * settings.get(STUDENTS.name()),
                        times * settings.get(NAMES.name()),
                        dice)
                .next();
    }
}
