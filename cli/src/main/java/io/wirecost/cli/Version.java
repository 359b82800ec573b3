package io.wirecost.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this build, from the artifact itself. */
final class Version implements IVersionProvider {
    private static final String POM = "/META-INF/maven/io.wirecost/cli/pom.properties";

    /** E.g. {@code 0.1.0}; {@code development} when started from classes that no build has packaged. */
    static String current() {
        try (InputStream in = Version.class.getResourceAsStream(POM)) {
            if (in == null) {
                return "development";
            }
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException e) {
            return "development";
        }
    }

    @Override
    public String[] getVersion() {
        return new String[] {"wirecost " + current()};
    }
}
