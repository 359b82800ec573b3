<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Closure;

/** Domain object to bytes. */
final class SerializeLoop implements Loop
{
    /** @param Closure(object): string $serialize */
    public function __construct(private readonly Closure $serialize)
    {
    }

    public function run(array $inputs, int $place, int $count): int
    {
        $serialize = $this->serialize;
        $length = count($inputs);
        $result = '';
        $sum = 0;
        for ($i = 0; $i < $count; $i++) {
            $result = $serialize($inputs[$place]);
            $place = $place + 1 === $length ? 0 : $place + 1;
            $sum += strlen($result);
        }
        Kept::take($result, $sum & Kept::BITS);
        return $place;
    }
}
