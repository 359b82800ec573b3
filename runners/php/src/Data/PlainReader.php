<?php

declare(strict_types=1);

namespace Wirecost\Data;

use Wirecost\Forms\Decimals;
use Wirecost\Forms\Octets;

/** Reads values of a schema. A record is an array of its values in the order of its fields, and an enum its symbol. */
final class PlainReader
{
    public function __construct(private readonly Schema $schema, private readonly BinaryInput $input)
    {
    }

    /** @return list<mixed> */
    public function record(string $name): array
    {
        return array_map(fn (Field $field) => $this->value($field->type), $this->schema->fields($name));
    }

    /** The value; null for what is absent. */
    public function value(Type $type): mixed
    {
        $input = $this->input;
        return match ($type->kind) {
            'null' => null,
            'boolean' => $input->bool(),
            'int', 'date', 'time-millis' => $input->int32(),
            'long', 'time-micros', 'timestamp-millis', 'timestamp-micros', 'timestamp-nanos',
            'local-timestamp-millis', 'local-timestamp-micros', 'local-timestamp-nanos' => $input->int64(),
            'float' => $input->float32(),
            'double' => $input->float64(),
            'bytes' => $input->bytes(),
            'fixed' => $this->fixed($type),
            'string' => $input->text(),
            'enum' => $this->symbol($type),
            'decimal' => Decimals::toText($input->bytes(), $type->scale),
            'uuid' => Octets::toUuid($input->raw(16)),
            'optional' => $input->bool() ? $this->value($type->of) : null,
            'array' => $input->list(fn () => $this->value($type->of)),
            'map' => $this->map($type->of),
            'record' => $this->record($type->name),
        };
    }

    private function fixed(Type $type): string
    {
        $bytes = $this->input->bytes();
        return strlen($bytes) === $type->size
            ? $bytes
            : throw $this->input->damaged("expected $type->size bytes of $type->name, got " . strlen($bytes));
    }

    private function symbol(Type $type): string
    {
        $symbol = $this->input->text();
        return in_array($symbol, $type->symbols, true)
            ? $symbol
            : throw $this->input->damaged("expected a symbol of $type->name, got $symbol");
    }

    /** @return array<mixed> */
    private function map(Type $content): array
    {
        $map = [];
        for ($rest = $this->input->length(); $rest > 0; $rest--) {
            $key = $this->input->text();
            if (array_key_exists($key, $map)) {
                throw $this->input->damaged("expected keys that differ, got a second $key");
            }
            $map[$key] = $this->value($content);
        }
        return $map;
    }
}
