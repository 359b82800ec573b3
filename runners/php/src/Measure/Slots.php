<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Wirecost\Protocol\Progress;

/** Runs an operation on one group after the other. */
final class Slots
{
    /** @param int $slotNanos on the wall, for which it runs at a time */
    public function __construct(
        private readonly Work $work,
        private readonly int $slotNanos,
        private readonly Progress $progress,
    ) {
    }

    /**
     * Runs what is not counted. Each group gets an equal part of the time, however often it is named.
     *
     * @param non-empty-list<int> $groups
     * @param int $nanos for all of them, on the wall
     */
    public function lead(array $groups, int $nanos): void
    {
        $distinct = array_unique($groups);
        foreach ($distinct as $group) {
            $left = intdiv($nanos, count($distinct));
            while ($left > 0) {
                [, $taken] = $this->work->run($group, min($left, $this->slotNanos));
                $left -= $taken;
                $this->progress->tell([]);
            }
        }
    }

    /**
     * Runs what is counted, with a burst of reference work between any two slots, and before the first and after the
     * last.
     *
     * @param list<int> $groups
     * @return list<array<string, int>> what each of them took
     */
    public function count(array $groups, Reference $reference): array
    {
        $slots = [];
        $before = $reference->burst();
        foreach ($groups as $number => $group) {
            $slot = $this->slot($group);
            $this->progress->tell(['slot' => $number]);
            $after = $reference->burst();
            $slots[] = $slot + ['referenceNanos' => intdiv($before + $after, 2)];
            $before = $after;
        }
        return $slots;
    }

    /** @return array<string, int> */
    private function slot(int $group): array
    {
        $start = Clock::processorNanos();
        [$operations, $nanos] = $this->work->run($group, $this->slotNanos);
        $processor = Clock::processorNanos() - $start;
        return ['operations' => $operations, 'nanos' => $nanos, 'processorNanos' => $processor];
    }
}
