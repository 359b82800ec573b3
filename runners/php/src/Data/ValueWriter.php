<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** Writes domain objects as neutral values. It refuses whatever is no domain object of the schema, with the place. */
final class ValueWriter
{
    /** @var list<string> from the record to the value that is being written */
    private array $path = [];

    /** @var array<string, LeafWriter> by the key of the type */
    private array $leaves = [];

    public function __construct(
        private readonly Schema $schema,
        private readonly Domain $domain,
        private readonly BinaryOutput $output,
    ) {
    }

    /** Writes a domain object of the root record. */
    public function root(mixed $value): void
    {
        $this->path = [];
        $this->record($this->schema->root, $value);
    }

    private function value(Type $type, mixed $value): void
    {
        match ($type->kind) {
            'optional' => $this->optional($type->of, $value),
            'array' => $this->array($type->of, $value),
            'map' => $this->map($type->of, $value),
            'record' => $this->record($type->name, $value),
            default => $this->leaf($type, $value),
        };
    }

    private function leaf(Type $type, mixed $value): void
    {
        $writer = $this->leaves[$type->key()] ??= LeafWriter::of($type);
        if (!($writer->accepts)($value)) {
            throw $this->wrong($writer->expected, $value);
        }
        if ($type->kind === 'enum' && $value::class !== $this->domain->class($type->name)) {
            throw $this->wrong("a case of the enum $type->name", $value);
        }
        ($writer->write)($this->output, $value);
    }

    private function optional(Type $content, mixed $value): void
    {
        $this->output->bool($value !== null);
        if ($value !== null) {
            $this->value($content, $value);
        }
    }

    private function array(Type $element, mixed $value): void
    {
        if (!is_array($value) || !array_is_list($value)) {
            throw $this->wrong('a list', $value);
        }
        $this->output->int32(count($value));
        foreach ($value as $i => $one) {
            $this->at("[$i]", $element, $one);
        }
    }

    private function map(Type $content, mixed $value): void
    {
        if (!is_array($value)) {
            throw $this->wrong('an array', $value);
        }
        $this->output->int32(count($value));
        foreach ($value as $key => $one) {
            $text = (string) $key; // PHP makes an int of a key such as "7"
            if (!Text::isWellFormed($text)) {
                throw $this->wrong('a key in UTF-8', $text);
            }
            $this->output->bytes($text);
            $this->at('{' . $text . '}', $content, $one);
        }
    }

    private function record(string $name, mixed $value): void
    {
        $class = $this->domain->class($name);
        if (!is_object($value) || $value::class !== $class) {
            throw $this->wrong("an object of $class", $value);
        }
        $properties = get_object_vars($value);
        foreach ($this->schema->fields($name) as $field) {
            $this->field($name, $field, $properties);
        }
        foreach ($properties as $property => $further) {
            throw $this->wrong("no property $property", $further);
        }
    }

    /** @param array<string, mixed> $properties of the record; the field's is taken out */
    private function field(string $record, Field $field, array &$properties): void
    {
        if ($field->type->kind === 'null') {
            return;
        }
        $property = $this->domain->property($record, $field);
        if (!array_key_exists($property, $properties)) {
            throw $this->wrong("a property $property", null);
        }
        $this->at(".$field->name", $field->type, $properties[$property]);
        unset($properties[$property]);
    }

    /** @param string $step from the value that is being written to one in it */
    private function at(string $step, Type $type, mixed $value): void
    {
        $this->path[] = $step;
        $this->value($type, $value);
        array_pop($this->path);
    }

    private function wrong(string $expected, mixed $value): WrongValue
    {
        $path = ltrim(implode('', $this->path), '.');
        $place = $path === '' ? 'the record' : $path;
        $shown = Show::value($value);
        return new WrongValue("$place: expected $expected, got $shown", $path, $value === null ? 'absent' : $shown);
    }
}
