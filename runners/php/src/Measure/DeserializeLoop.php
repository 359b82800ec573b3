<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Closure;

/** Bytes to domain object. */
final class DeserializeLoop implements Loop
{
    /**
     * @param Closure(string): object $deserialize
     * @param Closure(object): int $sink reads every field
     */
    public function __construct(private readonly Closure $deserialize, private readonly Closure $sink)
    {
    }

    public function run(array $inputs, int $place, int $count): int
    {
        $deserialize = $this->deserialize;
        $sink = $this->sink;
        $length = count($inputs);
        $result = null;
        $sum = 0;
        for ($i = 0; $i < $count; $i++) {
            $result = $deserialize($inputs[$place]);
            $place = $place + 1 === $length ? 0 : $place + 1;
            $sum += $sink($result);
        }
        Kept::take($result, $sum & Kept::BITS);
        return $place;
    }
}
