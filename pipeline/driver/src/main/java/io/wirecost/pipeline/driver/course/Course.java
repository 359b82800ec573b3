package io.wirecost.pipeline.driver.course;

import io.wirecost.core.run.Pipeline.Iteration;
import java.util.List;
import java.util.Optional;

/** The steps of a block: one leg after the other. The next leg may depend on the results of the earlier ones. */
@FunctionalInterface
public interface Course {
    /** A leg that was gone through, and what it has brought. */
    record Passed(Leg leg, Iteration iteration) {}

    /**
     * The next leg.
     *
     * @param passed the legs so far, in their order
     * @return empty at the end
     */
    Optional<Leg> next(List<Passed> passed);

    /** These legs, whatever they bring. */
    static Course of(List<Leg> legs) {
        List<Leg> fixed = List.copyOf(legs);
        return passed -> fixed.stream().skip(passed.size()).findFirst();
    }

    /** One course after the other; each sees its own legs only. */
    static Course inTurn(List<Course> courses) {
        List<Course> all = List.copyOf(courses);
        return passed -> {
            int from = 0;
            for (Course course : all) {
                for (int to = from; to <= passed.size(); to++) {
                    Optional<Leg> leg = course.next(passed.subList(from, to));
                    if (leg.isEmpty()) {
                        from = to;
                        break;
                    } else if (to == passed.size()) {
                        return leg;
                    }
                }
            }
            return Optional.empty();
        };
    }
}
