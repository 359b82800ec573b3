<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** Writes the building blocks of docs/dataset-format.md. */
final class BinaryOutput
{
    /** There are many bytes for NaN, and the form has one. */
    private const NAN_32 = "\x7f\xc0\x00\x00";
    private const NAN_64 = "\x7f\xf8\x00\x00\x00\x00\x00\x00";

    /** What was written. */
    public string $bytes = '';

    /** The head of a file: the magic word of its kind, and version 1 of its form. */
    public function header(string $magicWord): void
    {
        $this->raw($magicWord);
        $this->int32(1);
    }

    public function raw(string $bytes): void
    {
        $this->bytes .= $bytes;
    }

    public function bool(bool $value): void
    {
        $this->bytes .= $value ? "\1" : "\0";
    }

    public function int32(int $value): void
    {
        $this->bytes .= pack('N', $value);
    }

    public function int64(int $value): void
    {
        $this->bytes .= pack('J', $value);
    }

    public function float32(float $value): void
    {
        $this->bytes .= is_nan($value) ? self::NAN_32 : pack('G', $value);
    }

    public function float64(float $value): void
    {
        $this->bytes .= is_nan($value) ? self::NAN_64 : pack('E', $value);
    }

    /** Bytes, or a text, with the length before them. */
    public function bytes(string $bytes): void
    {
        $this->int32(strlen($bytes));
        $this->bytes .= $bytes;
    }
}
