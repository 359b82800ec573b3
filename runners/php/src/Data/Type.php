<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** A type of the schema's text. */
final class Type
{
    /** Kinds of types whose values are an int. */
    public const INTEGERS = [
        'int', 'long', 'date', 'time-millis', 'time-micros', 'timestamp-millis', 'timestamp-micros', 'timestamp-nanos',
        'local-timestamp-millis', 'local-timestamp-micros', 'local-timestamp-nanos',
    ];

    /** Kinds of types that are a word alone. */
    public const WORDS = ['null', 'boolean', 'float', 'double', 'bytes', 'string', ...self::INTEGERS];

    /** Every kind of type. */
    public const KINDS = [...self::WORDS, 'fixed', 'decimal', 'uuid', 'enum', 'record', 'array', 'map', 'optional'];

    /**
     * @param string $kind the word with which it begins in a schema's text
     * @param string $name of a record, an enum or a fixed
     * @param ?int $size in bytes: of a fixed, or of the fixed in which Avro carries a decimal or a uuid
     * @param int $precision of a decimal
     * @param int $scale of a decimal
     * @param ?Type $of what an array, a map or an optional holds
     * @param list<string> $symbols of an enum
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $name = '',
        public readonly ?int $size = null,
        public readonly int $precision = 0,
        public readonly int $scale = 0,
        public readonly ?Type $of = null,
        public readonly array $symbols = [],
    ) {
    }

    public static function record(string $name): self
    {
        return new self('record', $name);
    }

    /** Whether a field of this type may be absent. */
    public function mayBeAbsent(): bool
    {
        return $this->kind === 'optional' || $this->kind === 'null';
    }

    /** What an array, a map or an optional type holds in the end. */
    public function innermost(): self
    {
        return $this->of === null ? $this : $this->of->innermost();
    }

    /** A text that two types share only if the same code does for both. */
    public function key(): string
    {
        $of = $this->of?->key() ?? '';
        return "$this->kind($this->name,$this->size,$this->precision,$this->scale,$of)";
    }
}
