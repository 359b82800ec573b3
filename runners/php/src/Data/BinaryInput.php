<?php

declare(strict_types=1);

namespace Wirecost\Data;

use Closure;
use RuntimeException;

/** Reads the building blocks of docs/dataset-format.md. */
final class BinaryInput
{
    /**
     * @param string $name of what is read, for messages
     * @param int $at number of the next byte
     */
    public function __construct(
        private readonly string $name,
        private readonly string $bytes,
        public int $at = 0,
    ) {
    }

    /** The head of a file: the magic word of its kind, and version 1 of its form. */
    public function header(string $magicWord): void
    {
        $found = $this->raw(strlen($magicWord));
        $version = $this->int32();
        if ($found !== $magicWord || $version !== 1) {
            throw $this->damaged("expected \"$magicWord\" 1, got " . Show::value($found) . " $version");
        }
    }

    public function raw(int $length): string
    {
        if ($length < 0 || $length > strlen($this->bytes) - $this->at) {
            throw $this->damaged("expected $length bytes");
        }
        $this->at += $length;
        return substr($this->bytes, $this->at - $length, $length);
    }

    public function bool(): bool
    {
        return match ($this->raw(1)) {
            "\0" => false,
            "\1" => true,
            default => throw $this->damaged('expected 0 or 1'),
        };
    }

    public function int32(): int
    {
        $unsigned = unpack('N', $this->raw(4))[1];
        return $unsigned < 0x80000000 ? $unsigned : $unsigned - 0x100000000;
    }

    public function int64(): int
    {
        return unpack('J', $this->raw(8))[1];
    }

    public function float32(): float
    {
        return unpack('G', $this->raw(4))[1];
    }

    public function float64(): float
    {
        return unpack('E', $this->raw(8))[1];
    }

    public function length(): int
    {
        $length = $this->int32();
        return $length >= 0 ? $length : throw $this->damaged("expected a length, got $length");
    }

    /** Bytes with a length before them. */
    public function bytes(): string
    {
        return $this->raw($this->length());
    }

    public function text(): string
    {
        $start = $this->at;
        $text = $this->bytes();
        return Text::isWellFormed($text) ? $text : throw $this->damaged("expected UTF-8 from byte $start on");
    }

    /**
     * @template T
     * @param Closure(): T $element
     * @return list<T>
     */
    public function list(Closure $element): array
    {
        $list = [];
        for ($rest = $this->length(); $rest > 0; $rest--) {
            $list[] = $element();
        }
        return $list;
    }

    public function end(): void
    {
        if ($this->at !== strlen($this->bytes)) {
            throw $this->damaged('expected the end');
        }
    }

    public function damaged(string $what): RuntimeException
    {
        return new RuntimeException("$this->name, byte $this->at: $what");
    }
}
