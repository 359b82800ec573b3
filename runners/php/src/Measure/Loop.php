<?php

declare(strict_types=1);

namespace Wirecost\Measure;

/** An operation on so many inputs, one after the other, in rotation. */
interface Loop
{
    /**
     * @param list<mixed> $inputs
     * @param int $place of the first input
     * @return int the place behind the last input
     */
    public function run(array $inputs, int $place, int $count): int;
}
