package io.wirecost.core.run;

/** What was measured in one trial. A further measure is a further kind, which every {@link Visitor} has to handle. */
public sealed interface Figures permits Sizes, Speed, Pipeline {
    /** What kind of figures there are. */
    enum Kind {
        SIZES("sizes"),
        SPEED("times"),
        PIPELINE("times through the services");

        private final String title;

        Kind(String title) {
            this.title = title;
        }

        /** As a message names them. */
        public String title() {
            return title;
        }
    }

    Kind kind();

    <R> R accept(Visitor<R> visitor);

    /** Does something with figures of every kind. */
    interface Visitor<R> {
        R sizes(Sizes sizes);

        R speed(Speed speed);

        R pipeline(Pipeline pipeline);
    }
}
