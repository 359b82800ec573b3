<?php

declare(strict_types=1);

namespace Wirecost\Measure;

/**
 * The reference that no honest operation undercuts: a copy of bytes. PHP shares a string instead of copying it. One
 * byte more makes another string, and this is the fastest way to one.
 */
final class FloorLoop implements Loop
{
    public function run(array $inputs, int $place, int $count): int
    {
        $length = count($inputs);
        $result = '';
        $sum = 0;
        for ($i = 0; $i < $count; $i++) {
            $result = $inputs[$place] . ' ';
            $place = $place + 1 === $length ? 0 : $place + 1;
            $sum += strlen($result);
        }
        Kept::take($result, $sum & Kept::BITS);
        return $place;
    }
}
