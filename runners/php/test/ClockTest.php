<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Measure\Clock;
use Wirecost\Test\Support\TestCase;

final class ClockTest extends TestCase
{
    private const ACCOUNT = '/proc/self/schedstat';
    private const ACCOUNTS = '/proc/self/task/*/schedstat';
    private const STEPS = 1_000;
    private const A_TENTH_MILLI_NANOS = 100_000;
    private const FIRST_READINGS = 20;
    private const A_WHILE_NANOS = 300_000_000;
    private const TOLERANCE = 0.02;

    public function the_clock_goes_on_in_steps_below_a_tenth_of_a_millisecond(): void
    {
        $least = PHP_INT_MAX;
        for ($i = 0; $i < self::STEPS; $i++) {
            $after = $before = Clock::processorNanos();
            while ($after === $before) {
                $after = Clock::processorNanos();
            }
            $least = min($least, $after - $before);
        }

        $this->true($least > 0 && $least < self::A_TENTH_MILLI_NANOS, "$least ns");
    }

    public function all_threads_together_have_used_what_the_kernel_says(): void
    {
        if (!is_readable(self::ACCOUNT)) {
            $this->skip('there is no ' . self::ACCOUNT);
        }
        for ($i = 0; $i < self::FIRST_READINGS; $i++) {
            self::read(); // a first reading takes far longer than a further one
        }
        [$startBefore, $start, $startAfter] = self::read();
        self::spin(self::A_WHILE_NANOS);
        [$endBefore, $end, $endAfter] = self::read();
        $used = $end - $start;
        $least = $endBefore - $startAfter;
        $most = $endAfter - $startBefore;

        $figures = "$used ns by the clock, $least to $most ns by the kernel";
        $this->true($used >= $least * (1 - self::TOLERANCE) && $used <= $most * (1 + self::TOLERANCE), $figures);
    }

    /**
     * Reads the clock between two readings of the kernel's account. So the cost of reading favours neither. The kernel
     * brings the account of this thread up to date when the clock is read, and else at its ticks only: hence the first
     * reading.
     *
     * @return array{int, int, int}
     */
    private static function read(): array
    {
        Clock::processorNanos();
        return [self::kernelNanos(), Clock::processorNanos(), self::kernelNanos()];
    }

    /** The processor time of all threads that live, by the kernel. */
    private static function kernelNanos(): int
    {
        return array_sum(array_map(
            fn (string $account): int => (int) strtok(file_get_contents($account), ' '),
            glob(self::ACCOUNTS),
        ));
    }

    /** @param int $nanos of processor time */
    private static function spin(int $nanos): void
    {
        $start = Clock::processorNanos();
        while (Clock::processorNanos() - $start < $nanos) {
            continue;
        }
    }
}
