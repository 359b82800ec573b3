<?php

declare(strict_types=1);

namespace Wirecost\Bench;

use Closure;

/** Times passes over all inputs. All times are nanoseconds of processor time of the whole process. */
final class Timing
{
    private const NANOS_PER_SECOND = 1_000_000_000;
    private const NANOS_PER_MICRO = 1_000;

    /** What was read of the results: no compiler may leave out the work. */
    private int $sum = 0;

    /**
     * @param int $warmUpNanos before anything counts
     * @param int $slotNanos how long a slot is to be
     * @param int $slots how many are measured
     */
    public function __construct(
        private readonly int $warmUpNanos,
        private readonly int $slotNanos,
        private readonly int $slots,
    ) {
    }

    /**
     * The time per operation in each slot. A slot takes every input equally often.
     *
     * @template T
     * @param Closure(list<T>): int $pass does the operation once with every input
     * @param list<T> $inputs
     * @return list<float>
     */
    public function samples(Closure $pass, array $inputs): array
    {
        $passes = $this->passesOfSlot($pass, $inputs);
        $samples = [];
        for ($slot = 0; $slot < $this->slots; $slot++) {
            $start = self::now();
            for ($i = 0; $i < $passes; $i++) {
                $this->take($pass($inputs));
            }
            $samples[] = (self::now() - $start) / ($passes * count($inputs));
        }
        return $samples;
    }

    /**
     * Warms up.
     *
     * @param Closure(list<mixed>): int $pass
     * @param list<mixed> $inputs
     * @return int how many passes a slot has
     */
    private function passesOfSlot(Closure $pass, array $inputs): int
    {
        $passes = 0;
        $start = self::now();
        do {
            $this->take($pass($inputs));
            $passes++;
            $spent = self::now() - $start;
        } while ($spent <= $this->warmUpNanos);
        return max(1, (int) round($this->slotNanos * $passes / $spent));
    }

    private function take(int $sum): void
    {
        $this->sum = ($this->sum + $sum) & 0x7fffffff;
    }

    private static function now(): int
    {
        $usage = getrusage();
        $seconds = $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'];
        $micros = $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
        return $seconds * self::NANOS_PER_SECOND + $micros * self::NANOS_PER_MICRO;
    }
}
