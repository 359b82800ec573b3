<?php

declare(strict_types=1);

namespace Wirecost\Measure;

/** One operation on prepared inputs. Each group goes on where it stopped the last time. */
final class Work
{
    // The clock is read after a batch of operations that takes so long. A reading takes less than a thousandth of it.
    private const SHORT_BATCH_NANOS = 100_000;
    private const LONG_BATCH_NANOS = 400_000;

    /** @var list<int> the next input of each group */
    private array $places;

    /** @var list<int> operations between two readings of the clock, for each group */
    private array $batches;

    /** @param list<list<mixed>> $inputs by group, none empty */
    public function __construct(private readonly Loop $loop, private readonly array $inputs)
    {
        $this->places = array_fill(0, count($inputs), 0);
        $this->batches = array_fill(0, count($inputs), 1);
    }

    public function groups(): int
    {
        return count($this->inputs);
    }

    /**
     * Runs the operation for so long, at least once.
     *
     * @param int $nanos on the wall
     * @return array{int, int} how many operations, and the nanoseconds that they took on the wall
     */
    public function run(int $group, int $nanos): array
    {
        $inputs = $this->inputs[$group];
        $place = $this->places[$group];
        $batch = $this->batches[$group];
        $operations = 0;
        $now = $start = Clock::wallNanos();
        do {
            $before = $now;
            $place = $this->loop->run($inputs, $place, $batch);
            $operations += $batch;
            $now = Clock::wallNanos();
            $batch = self::nextBatch($batch, $now - $before);
        } while ($now - $start < $nanos);
        $this->places[$group] = $place;
        $this->batches[$group] = $batch;
        return [$operations, $now - $start];
    }

    /** @param int $nanos that the batch took */
    private static function nextBatch(int $batch, int $nanos): int
    {
        if ($nanos < self::SHORT_BATCH_NANOS) {
            return $batch * 2;
        }
        return $nanos > self::LONG_BATCH_NANOS && $batch > 1 ? intdiv($batch, 2) : $batch;
    }
}
