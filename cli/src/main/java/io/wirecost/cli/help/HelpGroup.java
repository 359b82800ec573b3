package io.wirecost.cli.help;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import picocli.CommandLine.Model.OptionSpec;

/** The groups in which a command's help shows its options, in their order. */
public enum HelpGroup {
    DATA("Data"),
    INFERENCE("Data: records without a schema"),
    TOPIC("Data: messages of a topic"),
    CODECS("Codecs"),
    ADVICE("Advice: what a month costs"),
    MEASURING("What to measure"),
    OUTPUT("Output"),
    PIPELINE("Pipeline"),
    RATES("Pipeline: messages at a fixed rate"),
    LINKS("Pipeline: links between the services"),
    KAFKA("Pipeline: Kafka");

    private final String heading;

    HelpGroup(String heading) {
        this.heading = heading;
    }

    /** Where the options of a class stand, or a single one. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.FIELD})
    public @interface In {
        HelpGroup value();
    }

    String heading() {
        return heading;
    }

    /** The group that the option's field or its class names; those of the command itself are about its output. */
    static HelpGroup of(OptionSpec option) {
        Field field = (Field) option.userObject();
        return field.isAnnotationPresent(In.class) ? named(field) : named(field.getDeclaringClass());
    }

    private static HelpGroup named(AnnotatedElement element) {
        In named = element.getAnnotation(In.class);
        return named == null ? OUTPUT : named.value();
    }
}
