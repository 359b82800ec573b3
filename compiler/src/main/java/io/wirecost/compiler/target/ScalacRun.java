package io.wirecost.compiler.target;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import scala.Console;
import scala.tools.nsc.MainClass;

/**
 * One run of Scala's compiler. {@link Scalac} loads this class again, beside the compiler. From its arguments to what it
 * prints; nothing where it has compiled.
 */
public final class ScalacRun implements Function<String[], String> {
    @Override
    public String apply(String[] arguments) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        boolean done =
                Console.withOut(printed, () -> Console.withErr(printed, () -> new MainClass().process(arguments)));
        String text = bytes.toString(StandardCharsets.UTF_8).strip();
        return done ? "" : text.isEmpty() ? "it does not say why" : text;
    }
}
