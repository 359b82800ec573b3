package io.wirecost.core.run;

/** The measurements of one trial. A further measure is a further kind, which every {@link Visitor} has to handle. */
public sealed interface Figures permits Sizes, Speed, Pipeline, Interop, Batches, FilePasses, Robustness {
    /** The kind of the figures. */
    enum FigureKind {
        SIZES("sizes"),
        SPEED("times"),
        PIPELINE("times through the services"),
        INTEROP("readings of others' bytes"),
        BATCHES("compressed batches"),
        FILES("whole files"),
        ROBUSTNESS("readings of damaged bytes");

        private final String title;

        FigureKind(String title) {
            this.title = title;
        }

        /** Returns the name for messages. */
        public String title() {
            return title;
        }
    }

    FigureKind kind();

    <R> R accept(Visitor<R> visitor);

    /** Runs the case of the figures' kind. */
    interface Visitor<R> {
        R sizes(Sizes sizes);

        R speed(Speed speed);

        R pipeline(Pipeline pipeline);

        R interop(Interop interop);

        R batches(Batches batches);

        R files(FilePasses files);

        R robustness(Robustness robustness);
    }
}
