<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Wirecost\Protocol\Problem;

/** A stretch of time that is spent on one operation. */
final class Slot
{
    public const SERIALIZE = 'serialize';
    public const DESERIALIZE = 'deserialize';
    /** Copies encoded bytes. */
    public const FLOOR = 'floor';

    private const TEXT = '/^(serialize|deserialize|floor) ([0-9]+) (?:warm-up|measure)$/D';

    /** @param int $group number of the group whose records are used */
    private function __construct(public readonly string $operation, public readonly int $group)
    {
    }

    /**
     * Whether the result of a slot is thrown away is for wirecost to know.
     *
     * @param string $text such as "serialize 3 measure"
     */
    public static function parse(string $text): self
    {
        return preg_match(self::TEXT, $text, $found) === 1
            ? new self($found[1], (int) $found[2])
            : throw new Problem("not a slot: $text");
    }
}
