<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use RuntimeException;

/** What was answered instead of `done`. */
final class Refused extends RuntimeException
{
    /** @param array{message: string, record?: int} $problem */
    public function __construct(public readonly array $problem)
    {
        $place = isset($problem['record']) ? "record {$problem['record']}: " : '';
        parent::__construct($place . $problem['message']);
    }
}
