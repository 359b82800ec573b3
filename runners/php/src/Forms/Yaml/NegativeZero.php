<?php

declare(strict_types=1);

namespace Wirecost\Forms\Yaml;

use Wirecost\Forms\Floats;

/** -0.0, which libyaml's extension writes as the integer -0 unless it is asked for this class. */
final class NegativeZero
{
    private const FLOAT = 'tag:yaml.org,2002:float';

    public static function orPlain(float $value): float|string|self
    {
        return $value === 0.0 && (string) $value === '-0' ? new self() : Floats::toPlain($value);
    }

    /** @return array{tag: string, data: string} what the extension writes */
    public static function emit(): array
    {
        return ['tag' => self::FLOAT, 'data' => '-0.0'];
    }
}
