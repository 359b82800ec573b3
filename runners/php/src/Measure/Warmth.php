<?php

declare(strict_types=1);

namespace Wirecost\Measure;

/**
 * Decides when an operation is warm: when its time has had no trend for some windows in a row. PHP does not tell the
 * time of its compiler, if it has one. The windows contain it, and their time falls when the compiler becomes quiet.
 */
final class Warmth
{
    /** Windows that are looked at. */
    private const WINDOWS = 4;

    /** How far the later half of the windows may be from the earlier half. */
    private const LEVEL = 0.1;

    /** @var list<float> */
    private array $windows = [];

    /** @param float $timePerOperation processor time, mean over the groups */
    public function add(float $timePerOperation): void
    {
        $this->windows[] = $timePerOperation;
    }

    public function isWarm(): bool
    {
        if (count($this->windows) < self::WINDOWS) {
            return false;
        }
        [$earlier, $later] = array_chunk(array_slice($this->windows, -self::WINDOWS), intdiv(self::WINDOWS, 2));
        return abs(min($later) - min($earlier)) <= self::LEVEL * min($earlier);
    }
}
