package io.wirecost.topics.registry;

import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where a registry is, and what it asks of those who read from it.
 *
 * @param address of its API
 * @param settings as the registry's own clients have them; the names are in {@link #KNOWN}
 */
public record RegistryAccess(URI address, Map<String, String> settings) {
    static final String BASIC = "basic.auth.user.info";
    static final String BEARER = "bearer.auth.token";
    static final String TRUST_STORE = "ssl.truststore";
    static final String KEY_STORE = "ssl.keystore";

    /** The settings that a file may have. */
    public static final List<String> KNOWN = List.of(
            BASIC,
            BEARER,
            TRUST_STORE + ".location",
            TRUST_STORE + ".password",
            TRUST_STORE + ".type",
            KEY_STORE + ".location",
            KEY_STORE + ".password",
            KEY_STORE + ".type",
            "ssl.key.password");

    private static final String VARIABLE = "WIRECOST_REGISTRY_";

    public RegistryAccess {
        settings = Map.copyOf(settings);
    }

    /**
     * Reads what a user says.
     *
     * @param url of {@code --registry}
     * @param settings of a file
     * @param environment where a setting may stand instead, e.g. {@code WIRECOST_REGISTRY_BEARER_AUTH_TOKEN}
     * @throws InputException with everything that is wrong with it
     */
    public static RegistryAccess of(String url, Map<String, String> settings, Map<String, String> environment)
            throws InputException {
        Problems problems = new Problems();
        URI address = problems.collect(() -> address(url));
        settings.keySet().stream()
                .filter(name -> !KNOWN.contains(name))
                .sorted()
                .forEach(name -> problems.add("--registry-config: " + Choices.mismatch("setting", name, KNOWN)));
        Map<String, String> all = new java.util.TreeMap<>(settings);
        for (String name : KNOWN) {
            Optional.ofNullable(environment.get(variable(name))).ifPresent(value -> all.putIfAbsent(name, value));
        }
        if (all.containsKey(BASIC) && all.containsKey(BEARER)) {
            problems.add("--registry: both %s and %s are set; give one of them".formatted(BASIC, BEARER));
        }
        problems.refuse();
        return new RegistryAccess(address, all);
    }

    private static URI address(String url) throws InputException {
        URI address;
        try {
            address = URI.create(url.replaceAll("/+$", ""));
        } catch (IllegalArgumentException e) {
            throw new InputException("--registry: is no address; expected one such as http://host:8081");
        }
        if (address.getRawUserInfo() != null) {
            throw new InputException("--registry: has a password in its address, where others can see it; put " + BASIC
                    + " into the file of --registry-config, or into " + variable(BASIC));
        }
        if (address.getHost() == null || !List.of("http", "https").contains(String.valueOf(address.getScheme()))) {
            throw new InputException("--registry %s: expected an address such as http://host:8081".formatted(url));
        }
        return address;
    }

    /** The variable of the environment in which a setting may stand. */
    static String variable(String setting) {
        return VARIABLE + setting.toUpperCase(Locale.ROOT).replace('.', '_');
    }

    Optional<String> setting(String name) {
        return Optional.ofNullable(settings.get(name)).filter(value -> !value.isEmpty());
    }

    @Override
    public String toString() {
        return address.toString();
    }
}
