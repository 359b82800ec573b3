<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Wirecost\Protocol\Progress;

/** Measures one codec in this process, as docs/fork.md says. */
final class Fork
{
    private readonly WarmUp $warmUp;

    /** @var list<array{processorNanos: int, capped: bool}> */
    private array $warmUps = [];

    private string $warm = '';

    /** @param int $capNanos processor time after which the warm-up of an operation ends */
    public function __construct(
        private readonly Workshop $workshop,
        private readonly Progress $progress,
        int $capNanos,
    ) {
        $this->warmUp = new WarmUp($capNanos, $progress);
    }

    /**
     * @param list<Slot> $slots
     * @param int $nanos of a slot, on the wall
     * @return array<string, list<array<string, mixed>>>
     */
    public function run(array $slots, int $nanos): array
    {
        $spent = [];
        foreach ($slots as $number => $slot) {
            $work = $this->warmWork($slot->operation);
            $spent[] = self::measure($work, $slot->group, $nanos);
            $this->progress->tell(['slot' => $number]);
        }
        return ['warmUps' => $this->warmUps, 'slots' => $spent];
    }

    private function warmWork(string $operation): Work
    {
        $work = $this->workshop->work($operation);
        if ($operation !== Slot::FLOOR && $operation !== $this->warm) {
            $this->warm = $operation;
            $this->warmUps[] = $this->warmUp->run($work);
        }
        return $work;
    }

    /** @return array<string, int> */
    private static function measure(Work $work, int $group, int $nanos): array
    {
        $start = Clock::processorNanos();
        [$operations, $taken] = $work->run($group, $nanos);
        $processor = Clock::processorNanos() - $start;
        return ['operations' => $operations, 'nanos' => $taken, 'processorNanos' => $processor];
    }
}
