<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Wirecost\Protocol\Problem;

/** What is measured, by its name in requests. */
enum Operation: string
{
    case Serialize = 'serialize';
    case Deserialize = 'deserialize';
    /** Copies encoded bytes. */
    case Floor = 'floor';

    public static function named(string $name): self
    {
        return self::tryFrom($name) ?? throw new Problem("there is no operation $name");
    }
}
