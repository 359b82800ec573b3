package io.wirecost.engine.installation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this tool, as the build has written it down. */
public final class WirecostVersion {
    private WirecostVersion() {}

    public static String read() {
        try (InputStream in = WirecostVersion.class.getResourceAsStream("wirecost.properties")) {
            Properties properties = new Properties();
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException("the installation is damaged", e);
        }
    }
}
