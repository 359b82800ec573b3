package io.wirecost.core.run;

import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.Operation;
import io.wirecost.core.codec.SafetyLimits;
import io.wirecost.core.dataset.Parameters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The task of a trial: an operation of a codec, with its settings in a fixed order. */
public sealed interface Task
        permits Task.Size, Task.Time, Task.RoundTrip, Task.Interop, Task.Compression, Task.File, Task.Damaged, Passage {
    /**
     * Returns the name of the operation without its settings, e.g. {@code size}, {@code serialize} or {@code pipeline}.
     */
    String operation();

    /** Returns the settings that differ from the operation's defaults, in the order of a label. */
    default Map<String, String> settings() {
        return Map.of();
    }

    /** The kind of figures that a measured cell of this has. */
    Figures.FigureKind figures();

    /** The last part of a trial's id: {@code serialize}, {@code pipeline@link=10mbit@rate=5000}. */
    default String label() {
        return settings().entrySet().stream()
                .map(setting -> "@" + setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining("", operation(), ""));
    }

    /** The task with these settings; empty if there is no such operation, or if it has no such settings. */
    static Optional<Task> of(String operation, Map<String, String> settings) {
        Optional<? extends Task> found = operation.equals(Passage.OPERATION)
                ? Passage.of(settings)
                : operation.equals(File.OPERATION)
                        ? File.of(settings)
                        : operation.equals(Damaged.OPERATION)
                                ? Damaged.of(settings)
                                : plain(operation).filter(task -> settings.isEmpty());
        return found.map(Task.class::cast);
    }

    private static Optional<Task> plain(String operation) {
        return switch (operation) {
            case Size.OPERATION -> Optional.of(new Size());
            case Interop.OPERATION -> Optional.of(new Interop());
            case Compression.OPERATION -> Optional.of(new Compression());
            default -> Operation.byLabel(operation).map(Time::new);
        };
    }

    /** Encoded bytes of every record. */
    record Size() implements Task {
        static final String OPERATION = "size";

        @Override
        public String operation() {
            return OPERATION;
        }

        @Override
        public Figures.FigureKind figures() {
            return Figures.FigureKind.SIZES;
        }
    }

    /** Time and allocated bytes of one operation. */
    record Time(Operation timed) implements Task {
        @Override
        public String operation() {
            return timed.label();
        }

        @Override
        public Figures.FigureKind figures() {
            return Figures.FigureKind.SPEED;
        }
    }

    /** Reading what other codecs of the same format and layout have written. */
    record Interop() implements Task {
        static final String OPERATION = "interop";

        @Override
        public String operation() {
            return OPERATION;
        }

        @Override
        public Figures.FigureKind figures() {
            return Figures.FigureKind.INTEROP;
        }
    }

    /** Compressing many messages together, in batches and with a dictionary. */
    record Compression() implements Task {
        static final String OPERATION = "compression";

        @Override
        public String operation() {
            return OPERATION;
        }

        @Override
        public Figures.FigureKind figures() {
            return Figures.FigureKind.BATCHES;
        }
    }

    /**
     * Reading damaged bytes.
     *
     * @param limits of the library: {@link SafetyLimits#AS_SHIPPED} or {@link SafetyLimits#ADVISED}
     */
    record Damaged(SafetyLimits limits) implements Task {
        static final String OPERATION = "robustness";
        private static final String LIMITS = "limits";

        /** With the limits that the library ships. */
        public Damaged() {
            this(SafetyLimits.AS_SHIPPED);
        }

        private static Optional<Damaged> of(Map<String, String> settings) {
            return Stream.of(SafetyLimits.AS_SHIPPED, SafetyLimits.ADVISED)
                    .map(Damaged::new)
                    .filter(damaged -> damaged.settings().equals(settings))
                    .findFirst();
        }

        @Override
        public Map<String, String> settings() {
            return limits == SafetyLimits.AS_SHIPPED ? Map.of() : Map.of(LIMITS, limits.label());
        }

        @Override
        public String operation() {
            return OPERATION;
        }

        @Override
        public Figures.FigureKind figures() {
            return Figures.FigureKind.ROBUSTNESS;
        }
    }

    /**
     * Writing the records of a whole group into a file, and reading them back.
     *
     * @param form of the file; empty for the usual one of the codec
     * @param value of the parameter that differs from group to group; empty where the dataset is in one file
     */
    record File(Optional<FileForm> form, Optional<Parameters.Value> value) implements Task {
        static final String OPERATION = "file";
        private static final String FORM = "form";
        private static final String NUMBER = "\\d{1,9}";

        /** The whole dataset, in the usual form of the codec. */
        public File() {
            this(Optional.empty(), Optional.empty());
        }

        private static Optional<File> of(Map<String, String> settings) {
            Optional<FileForm> form = Optional.ofNullable(settings.get(FORM)).flatMap(FileForm::byLabel);
            Optional<Parameters.Value> value = settings.entrySet().stream()
                    .filter(setting -> !setting.getKey().equals(FORM))
                    .filter(setting -> setting.getValue().matches(NUMBER))
                    .map(setting -> new Parameters.Value(setting.getKey(), Integer.parseInt(setting.getValue())))
                    .findFirst();
            return Optional.of(new File(form, value))
                    .filter(file -> file.settings().equals(settings));
        }

        @Override
        public String operation() {
            return OPERATION;
        }

        @Override
        public Map<String, String> settings() {
            Map<String, String> settings = new LinkedHashMap<>();
            form.ifPresent(found -> settings.put(FORM, found.label()));
            value.ifPresent(found -> settings.put(found.name(), String.valueOf(found.value())));
            return settings;
        }

        @Override
        public Figures.FigureKind figures() {
            return Figures.FigureKind.FILES;
        }
    }

    /** Serializing and deserializing together: the sum of two other trials. It is not measured by itself. */
    record RoundTrip() implements Task {
        @Override
        public String operation() {
            return "round-trip";
        }

        @Override
        public Figures.FigureKind figures() {
            return Figures.FigureKind.SPEED;
        }
    }
}
