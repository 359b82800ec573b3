package io.wirecost.topics.registry;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Optional;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** The certificates of a connection: whom we trust, and who we are. */
final class RegistryTls {
    private static final String USUAL_TYPE = "PKCS12";

    private final RegistryAccess access;

    RegistryTls(RegistryAccess access) {
        this.access = access;
    }

    /**
     * Empty where the JDK's own certificates are to be used.
     *
     * @throws InputException if a store cannot be read
     */
    Optional<SSLContext> context() throws InputException {
        Optional<KeyStore> trusted = store(RegistryAccess.TRUST_STORE);
        Optional<KeyStore> own = store(RegistryAccess.KEY_STORE);
        if (trusted.isEmpty() && own.isEmpty()) {
            return Optional.empty();
        }
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(trusted.orElse(null));
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(own.orElse(null), own.isEmpty() ? null : keyPassword());
            context.init(own.isEmpty() ? null : keys.getKeyManagers(), trust.getTrustManagers(), null);
            return Optional.of(context);
        } catch (GeneralSecurityException e) {
            throw new InputException("--registry-config: its certificates cannot be used: " + e.getMessage());
        }
    }

    private char[] keyPassword() {
        return access.setting("ssl.key.password")
                .or(() -> access.setting(RegistryAccess.KEY_STORE + ".password"))
                .orElse("")
                .toCharArray();
    }

    private Optional<KeyStore> store(String name) throws InputException {
        Optional<String> location = access.setting(name + ".location");
        if (location.isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(Path.of(location.get()))) {
            KeyStore store = KeyStore.getInstance(access.setting(name + ".type").orElse(USUAL_TYPE));
            store.load(
                    in,
                    access.setting(name + ".password").map(String::toCharArray).orElse(null));
            return Optional.of(store);
        } catch (IOException | GeneralSecurityException e) {
            throw new InputException("--registry-config: %s.location %s: cannot be read: %s"
                    .formatted(name, location.get(), e.getMessage()));
        }
    }
}
