<?php

declare(strict_types=1);

namespace Wirecost\Measure;

/**
 * A burst of work that is always the same. The core's other hardware thread, which may belong to somebody else, slows
 * the core down for moments. A burst just before or after an operation takes longer by about as much.
 */
final class Reference
{
    private const BYTES = 4_096;
    private const TURNS = 1_300;
    private const WARM_UP_NANOS = 50_000_000;

    /** Works for a moment before anything is counted. */
    public function __construct()
    {
        $end = Clock::processorNanos() + self::WARM_UP_NANOS;
        while (Clock::processorNanos() < $end) {
            $this->burst();
        }
    }

    /** @return int the processor time of a burst, in nanoseconds */
    public function burst(): int
    {
        $start = Clock::processorNanos();
        self::work();
        return Clock::processorNanos() - $start;
    }

    /**
     * A checksum, and what it comes to. Native code uses all that the core can do at once; a loop of PHP does not. The
     * bytes stay in the nearest cache. It takes about 0.4 ms, with and without a JIT compiler.
     */
    public static function work(): string
    {
        $bytes = str_repeat("\0", self::BYTES);
        $sum = hash_init('xxh3');
        for ($turn = 0; $turn < self::TURNS; $turn++) {
            hash_update($sum, $bytes);
        }
        return hash_final($sum);
    }
}
