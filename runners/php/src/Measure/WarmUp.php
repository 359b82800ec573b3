<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Wirecost\Protocol\Progress;

/** Runs an operation until it is warm, or until the time for that is over. */
final class WarmUp
{
    /** Time on the wall of a window over all groups. */
    private const WINDOW_NANOS = 60_000_000;
    private const NANOS_PER_MILLI = 1_000_000;

    /** @param int $capNanos processor time after which it ends in any case */
    public function __construct(private readonly int $capNanos, private readonly Progress $progress)
    {
    }

    /** @return array{processorNanos: int, capped: bool} */
    public function run(Work $work): array
    {
        $warmth = new Warmth();
        $spent = 0;
        while (!$warmth->isWarm() && $spent < $this->capNanos) {
            $start = Clock::processorNanos();
            $warmth->add(self::window($work));
            $spent += Clock::processorNanos() - $start;
            $this->progress->tell(['warmUpMillis' => intdiv($spent, self::NANOS_PER_MILLI)]);
        }
        return ['processorNanos' => $spent, 'capped' => !$warmth->isWarm()];
    }

    /** The processor time of an operation in nanoseconds, mean over the groups. */
    private static function window(Work $work): float
    {
        $groups = $work->groups();
        $sum = 0.0;
        for ($group = 0; $group < $groups; $group++) {
            $start = Clock::processorNanos();
            [$operations] = $work->run($group, intdiv(self::WINDOW_NANOS, $groups));
            $sum += (Clock::processorNanos() - $start) / $operations;
        }
        return $sum / $groups;
    }
}
