package io.wirecost.compiler.value;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How records spell a field's values, where the type of these does not say it. */
public enum FieldForm {
    /** Any JSON, which is kept as one compact text. */
    JSON,
    /** Bytes as hexadecimal digits. */
    HEX,
    /** Bytes in base64. */
    BASE64;

    /** The form with this name on the command line. */
    public static Optional<FieldForm> byName(String name) {
        return Arrays.stream(values())
                .filter(form -> form.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }
}
