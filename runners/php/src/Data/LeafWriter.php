<?php

declare(strict_types=1);

namespace Wirecost\Data;

use BackedEnum;
use Closure;
use Wirecost\Forms\Decimals;
use Wirecost\Forms\Floats;
use Wirecost\Forms\Octets;

/** How leaves of a type are checked and written. */
final class LeafWriter
{
    private const MILLIS_PER_DAY = 86_400_000;
    private const MICROS_PER_DAY = 86_400_000_000;
    private const DECIMAL = '/^-?(?:0|[1-9][0-9]*)(?:\.([0-9]+))?$/D';
    private const NEGATIVE_ZERO = '/^-[0.]+$/D';
    private const UUID = '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/D';

    /**
     * @param string $expected what is, with its article
     * @param Closure(mixed): bool $accepts
     * @param Closure(BinaryOutput, mixed): void $write
     */
    private function __construct(
        public readonly string $expected,
        public readonly Closure $accepts,
        public readonly Closure $write,
    ) {
    }

    public static function of(Type $type): self
    {
        return match ($type->kind) {
            'null' => new self('null', is_null(...), static fn () => null),
            'boolean' => new self('a bool', is_bool(...), self::put('bool')),
            'int', 'date' => self::integer('an int of 32 bits', -0x80000000, 0x7fffffff, 'int32'),
            'time-millis' => self::integer('milliseconds of a day', 0, self::MILLIS_PER_DAY - 1, 'int32'),
            'time-micros' => self::integer('microseconds of a day', 0, self::MICROS_PER_DAY - 1, 'int64'),
            'long', 'timestamp-millis', 'timestamp-micros', 'timestamp-nanos',
            'local-timestamp-millis', 'local-timestamp-micros', 'local-timestamp-nanos' =>
                new self('an int', is_int(...), self::put('int64')),
            'float' => new self('a float of 32 bits', self::isSingle(...), self::put('float32')),
            'double' => new self('a float', is_float(...), self::put('float64')),
            'bytes' => new self('a string of bytes', is_string(...), self::put('bytes')),
            'string' => new self('a string in UTF-8', self::isText(...), self::put('bytes')),
            'fixed' => self::fixed($type),
            'decimal' => self::decimal($type),
            'uuid' => self::uuid(),
            'enum' => self::enum($type),
        };
    }

    /** @param string $method of the output */
    private static function put(string $method): Closure
    {
        return static fn (BinaryOutput $output, mixed $value) => $output->$method($value);
    }

    private static function integer(string $expected, int $least, int $most, string $method): self
    {
        $accepts = static fn (mixed $value): bool => is_int($value) && $value >= $least && $value <= $most;
        return new self($expected, $accepts, self::put($method));
    }

    private static function fixed(Type $type): self
    {
        $accepts = static fn (mixed $value): bool => is_string($value) && strlen($value) === $type->size;
        return new self("a string of $type->size bytes", $accepts, self::put('bytes'));
    }

    private static function decimal(Type $type): self
    {
        $accepts = static fn (mixed $value): bool => is_string($value)
            && preg_match(self::DECIMAL, $value, $found) === 1
            && strlen($found[1] ?? '') === $type->scale
            && preg_match(self::NEGATIVE_ZERO, $value) === 0;
        $write = static fn (BinaryOutput $output, string $value) => $output->bytes(Decimals::toUnscaled($value));
        return new self("a decimal in plain notation with the type's scale", $accepts, $write);
    }

    private static function uuid(): self
    {
        $accepts = static fn (mixed $value): bool => is_string($value) && preg_match(self::UUID, $value) === 1;
        $write = static fn (BinaryOutput $output, string $value) => $output->raw(Octets::fromUuid($value));
        return new self('a UUID in small letters', $accepts, $write);
    }

    private static function enum(Type $type): self
    {
        $accepts = static fn (mixed $value): bool => $value instanceof BackedEnum
            && in_array($value->value, $type->symbols, true);
        $write = static fn (BinaryOutput $output, BackedEnum $value) => $output->bytes($value->value);
        return new self('a case of the enum', $accepts, $write);
    }

    private static function isSingle(mixed $value): bool
    {
        return is_float($value) && (is_nan($value) || Floats::toSingle($value) === $value);
    }

    private static function isText(mixed $value): bool
    {
        return is_string($value) && Text::isWellFormed($value);
    }
}
