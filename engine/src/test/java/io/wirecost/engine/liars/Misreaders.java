package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Codecs that are honest with whole messages. With no bytes at all, each does something else that no library should do. */
public final class Misreaders implements CodecProvider {
    private static final int MEBIBYTE_OF_LONGS = 1 << 17;

    private static final Map<String, Runnable> EFFECTS = Map.of(
            "notices",
                    () -> {
                        throw new StrangersException();
                    },
            "looks-past-the-end",
                    () -> {
                        throw new IndexOutOfBoundsException(0);
                    },
            "eats-memory", Misreaders::eat,
            "asks-for-too-much", Misreaders::ask,
            "digs-a-hole", () -> dig(0),
            "spins", FailsLate::loop,
            "ignores-interrupts", FailsLate::hang,
            "kills-itself", () -> Runtime.getRuntime().halt(7),
            "deadlocks", Misreaders::deadlock);

    @Override
    public List<CodecInfo> codecs() {
        return EFFECTS.keySet().stream().sorted().map(Misreaders::info).toList();
    }

    private static CodecInfo info(String name) {
        return CodecInfo.of(name, "Java", Family.SELF_DESCRIBING, "java.base", Object.class);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new FailsWithoutBytes<>(binding.domainClass(), EFFECTS.get(codec.name()));
    }

    /** An error of the library's own kind. */
    private static final class StrangersException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static void eat() {
        List<long[]> eaten = new ArrayList<>();
        while (true) {
            eaten.add(new long[MEBIBYTE_OF_LONGS]);
        }
    }

    private static void ask() {
        long[] large = new long[Integer.MAX_VALUE - 8];
        large[0] = 1;
    }

    private static int dig(int depth) {
        return depth < 0 ? 0 : 1 + dig(depth + 1);
    }

    private static void deadlock() {
        Object first = new Object();
        Object second = new Object();
        Thread other = new Thread(() -> both(second, first));
        other.start();
        both(first, second);
    }

    private static void both(Object first, Object second) {
        synchronized (first) {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            synchronized (second) {
                return;
            }
        }
    }
}
