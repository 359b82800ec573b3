package io.wirecost.compiler.thrift;

import com.twitter.scrooge.Main;
import io.wirecost.compiler.target.IsolatedTool;
import java.util.function.Function;

/**
 * One run of Scrooge's generator, beside which {@link IsolatedTool} loads this class again. From its arguments to what it has to
 * say against a file; nothing where it has generated.
 */
public final class ScroogeRun implements Function<String[], String> {
    @Override
    public String apply(String[] arguments) {
        try {
            Main.main(arguments);
            return "";
        } catch (Exception e) { // Scala declares none of those that a file may cause
            return e.getCause() == null ? e.toString() : e + ": " + e.getCause();
        }
    }
}
