package io.wirecost.engine.liars;

import java.util.function.Predicate;

/** Honest as long as it does not get bytes that no message is made of. */
final class FailsIfStrange<T> extends Honest<T> {
    private final Runnable failure;
    private final Predicate<byte[]> isStrange;

    FailsIfStrange(Class<T> type, Runnable failure, Predicate<byte[]> isStrange) {
        super(type);
        this.failure = failure;
        this.isStrange = isStrange;
    }

    @Override
    public T deserialize(byte[] bytes) throws Exception {
        if (isStrange.test(bytes)) {
            failure.run();
        }
        return super.deserialize(bytes);
    }
}
