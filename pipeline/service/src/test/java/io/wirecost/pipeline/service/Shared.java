package io.wirecost.pipeline.service;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** What takes seconds to make and no test breaks: one for all tests of this module, made when the first asks for it. */
public final class Shared implements ParameterResolver {
    private static final Map<Class<?>, Callable<?>> MADE =
            Map.of(TestBroker.class, () -> TestBroker.start(folder()), Jvms.class, () -> new Jvms(folder()));

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return MADE.containsKey(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        return test.getRoot()
                .getStore(Namespace.create(Shared.class))
                .computeIfAbsent(parameter.getParameter().getType(), Shared::make);
    }

    private static Object make(Class<?> type) {
        try {
            return MADE.get(type).call();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** Below the module's output: it lasts as long as the JVM of the tests. */
    private static Path folder() throws Exception {
        return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "shared");
    }
}
