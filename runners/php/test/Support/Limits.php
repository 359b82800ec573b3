<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Closure;
use RuntimeException;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;

/**
 * Tells which records a codec can hold by the limits that it declares. Records are lists of their values, as
 * {@see \Wirecost\Data\PlainReader} reads them.
 */
final class Limits
{
    private const TEXT_KINDS = ['string', 'decimal', 'uuid', 'enum'];
    private const NOT_IN_XML = '/[\x00-\x08\x0b\x0c\x0e-\x1f\x{fffe}\x{ffff}]/u';
    private const INTEGER = '/^(?:0|-?[1-9][0-9]{0,18})$/D';
    private const BLANK = '/^\s+$/u';
    private const TWO_TO_53 = 9_007_199_254_740_992.0;
    private const TWO_TO_63 = 9_223_372_036_854_775_808.0;

    /** @param list<string> $limits */
    public function __construct(private readonly Schema $schema, private readonly array $limits)
    {
    }

    public function allow(array $record): bool
    {
        return $this->allowValue($this->schema->root(), $record);
    }

    private function allowValue(Type $type, mixed $value): bool
    {
        return $value === null || match ($type->kind) {
            'optional' => $this->allowValue($type->of, $value),
            'record' => $this->allowRecord($type->name, $value),
            'array' => self::every($value, fn (mixed $one): bool => $this->allowValue($type->of, $one)),
            'map' => self::every($value, fn (mixed $one): bool => $this->allowValue($type->of, $one))
                && self::every(array_keys($value), fn (int|string $key): bool => $this->allowKey((string) $key)),
            default => self::every($this->limits, fn (string $limit): bool => self::holds($limit, $type, $value)),
        };
    }

    private function allowRecord(string $name, array $values): bool
    {
        foreach ($this->schema->fields($name) as $i => $field) {
            if (!$this->allowValue($field->type, $values[$i])) {
                return false;
            }
        }
        return true;
    }

    private function allowKey(string $key): bool
    {
        return self::every($this->limits, fn (string $limit): bool => match ($limit) {
            'zero-in-key' => !str_contains($key, "\0"),
            'integer-in-key' => preg_match(self::INTEGER, $key) === 0,
            'proto-in-key' => $key !== '__proto__',
            'prototype-in-key' => !in_array($key, ['__proto__', 'constructor', 'prototype'], true),
            default => self::holdsText($limit, $key),
        });
    }

    private static function holds(string $limit, Type $type, mixed $value): bool
    {
        return match (true) {
            is_float($value) => self::holdsFloat($limit, $value),
            is_int($value) => self::holdsInt($limit, $value),
            in_array($type->kind, self::TEXT_KINDS, true) => self::holdsText($limit, $value),
            default => true,
        };
    }

    private static function holdsFloat(string $limit, float $value): bool
    {
        return match ($limit) {
            'finite-numbers' => is_finite($value),
            'doubles-within-int64' => !is_finite($value) || abs($value) < self::TWO_TO_63,
            'safe-integers' => !is_finite($value) || abs($value) <= self::TWO_TO_53,
            default => true,
        };
    }

    private static function holdsInt(string $limit, int $value): bool
    {
        return match ($limit) {
            'int64-near-maximum' => (float) $value !== self::TWO_TO_63,
            'int64-near-ends' => abs((float) $value) !== self::TWO_TO_63,
            'safe-integers' => abs((float) $value) <= self::TWO_TO_53,
            'int64-beyond-2-62' => $value >> 62 === $value >> 63,
            default => true,
        };
    }

    private static function holdsText(string $limit, string $text): bool
    {
        return match ($limit) {
            'xml-characters' => preg_match(self::NOT_IN_XML, $text) === 0,
            'byte-order-mark' => !str_starts_with($text, "\u{feff}"),
            'carriage-returns' => !str_contains($text, "\r"),
            'blank-text' => preg_match(self::BLANK, $text) === 0,
            'finite-numbers', 'doubles-within-int64', 'int64-near-maximum', 'int64-near-ends', 'safe-integers',
            'int64-beyond-2-62', 'zero-in-key', 'integer-in-key', 'proto-in-key', 'prototype-in-key' => true,
            default => throw new RuntimeException("an unknown limit: $limit"),
        };
    }

    private static function every(array $values, Closure $holds): bool
    {
        foreach ($values as $value) {
            if (!$holds($value)) {
                return false;
            }
        }
        return true;
    }
}
