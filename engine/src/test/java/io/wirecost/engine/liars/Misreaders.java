package io.wirecost.engine.liars;

import io.wirecost.core.codec.Binding;
import io.wirecost.core.codec.Codec;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.Family;
import io.wirecost.core.codec.SafetyAdvice;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Codecs that are honest with whole messages. With no bytes at all, or some behind the message, each does something else that no library should do.
 */
public final class Misreaders implements CodecProvider {
    private static final int MEBIBYTE_OF_LONGS = 1 << 17;

    private static final String SPINS_IF_TRAILED = "spins-if-trailed";
    private static final String ASKS_IF_ALLOWED = "asks-for-less-if-advised";
    private static final String ASKS_FOR_LESS = "io.wirecost.engine.liars.less";

    private static final Map<String, Runnable> EFFECTS = Map.ofEntries(
            Map.entry("notices", Misreaders::notice),
            Map.entry("looks-past-the-end", () -> {
                throw new IndexOutOfBoundsException(0);
            }),
            Map.entry("eats-memory", Misreaders::eat),
            Map.entry("asks-for-too-much", Misreaders::ask),
            Map.entry(ASKS_IF_ALLOWED, Boolean.getBoolean(ASKS_FOR_LESS) ? Misreaders::notice : Misreaders::ask),
            Map.entry("digs-a-hole", () -> dig(0)),
            Map.entry("spins", FailsLate::loop),
            Map.entry("spins-for-a-while", Misreaders::loopForAWhile),
            Map.entry(SPINS_IF_TRAILED, FailsLate::loop),
            Map.entry("ignores-interrupts", FailsLate::hang),
            Map.entry("kills-itself", () -> Runtime.getRuntime().halt(7)),
            Map.entry("deadlocks", Misreaders::deadlock));

    @Override
    public List<CodecInfo> codecs() {
        return EFFECTS.keySet().stream().sorted().map(Misreaders::info).toList();
    }

    @Override
    public Optional<SafetyAdvice> safetyAdvice(CodecInfo codec) {
        return Optional.of(codec.name())
                .filter(ASKS_IF_ALLOWED::equals)
                .map(name -> new SafetyAdvice("asks for less", "its documentation", Map.of(ASKS_FOR_LESS, "true")));
    }

    private static CodecInfo info(String name) {
        return CodecInfo.of(name, "Java", Family.SELF_DESCRIBING, "java.base", Object.class);
    }

    @Override
    public <T> Codec<T> open(CodecInfo codec, Binding<T> binding) {
        return new FailsIfStrange<>(
                binding.domainClass(),
                EFFECTS.get(codec.name()),
                codec.name().equals(SPINS_IF_TRAILED) ? Misreaders::isTrailed : bytes -> bytes.length == 0);
    }

    /** Returns whether the counting numbers follow the message, which is one of the damages. */
    private static boolean isTrailed(byte[] bytes) {
        int last = bytes.length - 1;
        return last >= 2 && bytes[last] == 5 && bytes[last - 1] == 4 && bytes[last - 2] == 3;
    }

    /** An error of the library's own kind. */
    private static final class StrangersException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static void notice() {
        throw new StrangersException();
    }

    /** One and a half seconds of this thread's processor time, however busy the machine is. */
    private static void loopForAWhile() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long end = threads.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(1_500);
        while (threads.getCurrentThreadCpuTime() < end) {
            Thread.onSpinWait();
        }
        notice();
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
