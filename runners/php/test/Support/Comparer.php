<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Wirecost\Data\Schema;
use Wirecost\Data\Show;
use Wirecost\Data\Type;

/**
 * Tells whether a record came back as it was given, by the rules with which wirecost compares values. Records are lists
 * of their values, as {@see \Wirecost\Data\PlainReader} reads them.
 */
final class Comparer
{
    private const LONG_KINDS = [
        'long', 'timestamp-millis', 'timestamp-micros', 'timestamp-nanos',
        'local-timestamp-millis', 'local-timestamp-micros', 'local-timestamp-nanos',
    ];

    /** @param list<string> $losses that are allowed */
    public function __construct(private readonly Schema $schema, private readonly array $losses)
    {
    }

    /** The first difference of two records; null if there is none. */
    public function compare(array $expected, array $actual): ?string
    {
        return $this->records($this->schema->root, '', $expected, $actual);
    }

    private function values(Type $type, string $path, mixed $expected, mixed $actual): ?string
    {
        if ($expected === null || $actual === null) {
            return $expected === $actual ? null : self::different($path, $expected, $actual);
        }
        return match ($type->kind) {
            'optional' => $this->values($type->of, $path, $expected, $actual),
            'record' => $this->records($type->name, $path, $expected, $actual),
            'array' => $this->lists($type->of, $path, $expected, $actual),
            'map' => $this->maps($type->of, $path, $expected, $actual),
            default => $this->isSame($type->kind, $expected, $actual)
                ? null
                : self::different($path, $expected, $actual),
        };
    }

    private function isSame(string $kind, mixed $expected, mixed $actual): bool
    {
        if (is_float($expected) && is_float($actual)) {
            return pack('E', $expected) === pack('E', $actual)
                || is_nan($expected) && is_nan($actual)
                || $expected === 0.0 && $actual === 0.0 && $this->mayLoseSign($kind);
        }
        return $expected === $actual
            || in_array('int64-rounded-to-double', $this->losses, true)
                && in_array($kind, self::LONG_KINDS, true)
                && (float) $expected === (float) $actual;
    }

    private function mayLoseSign(string $kind): bool
    {
        return in_array('negative-zero-unsigned', $this->losses, true)
            || $kind === 'float' && in_array('float-negative-zero-unsigned', $this->losses, true);
    }

    private function records(string $name, string $path, array $expected, array $actual): ?string
    {
        foreach ($this->schema->fields($name) as $i => $field) {
            $found = $this->values($field->type, ltrim("$path.$field->name", '.'), $expected[$i], $actual[$i]);
            if ($found !== null) {
                return $found;
            }
        }
        return null;
    }

    private function lists(Type $element, string $path, array $expected, array $actual): ?string
    {
        if (count($expected) !== count($actual)) {
            return self::different($path, $expected, $actual);
        }
        foreach ($expected as $i => $one) {
            $found = $this->values($element, "{$path}[$i]", $one, $actual[$i]);
            if ($found !== null) {
                return $found;
            }
        }
        return null;
    }

    private function maps(Type $content, string $path, array $expected, array $actual): ?string
    {
        if (array_diff_key($expected, $actual) !== [] || array_diff_key($actual, $expected) !== []) {
            return "$path: other keys";
        }
        foreach ($expected as $key => $one) {
            $found = $this->values($content, $path . '{' . $key . '}', $one, $actual[$key]);
            if ($found !== null) {
                return $found;
            }
        }
        return null;
    }

    private static function different(string $path, mixed $expected, mixed $actual): string
    {
        return "$path: expected " . Show::value($expected) . ', got ' . Show::value($actual);
    }
}
