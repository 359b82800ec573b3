<?php

declare(strict_types=1);

namespace Wirecost\Data;

/** Writes domain objects as neutral values. It refuses whatever is no domain object of the schema, with the place. */
final class ValueWriter
{
    /** @var array<int, LeafWriter> by the identity of the type, which lives as long as the schema */
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
        try {
            $this->record($this->schema->root, $value);
        } catch (Misplaced $e) {
            throw $e->atLast();
        }
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
        $writer = $this->leaves[spl_object_id($type)] ??= LeafWriter::of($type);
        if (!($writer->accepts)($value)) {
            throw new Misplaced($writer->expected, $value);
        }
        if ($type->kind === 'enum' && $value::class !== $this->domain->class($type->name)) {
            throw new Misplaced("a case of the enum $type->name", $value);
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
            throw new Misplaced('a list', $value);
        }
        $this->output->int32(count($value));
        try {
            foreach ($value as $i => $one) {
                $this->value($element, $one);
            }
        } catch (Misplaced $e) {
            throw $e->within("[$i]");
        }
    }

    private function map(Type $content, mixed $value): void
    {
        if (!is_array($value)) {
            throw new Misplaced('an array', $value);
        }
        $this->output->int32(count($value));
        foreach ($value as $key => $one) {
            $text = (string) $key; // PHP makes an int of a key such as "7"
            if (!Text::isWellFormed($text)) {
                throw new Misplaced('a key in UTF-8', $text);
            }
            $this->output->bytes($text);
            try {
                $this->value($content, $one);
            } catch (Misplaced $e) {
                throw $e->within('{' . $text . '}');
            }
        }
    }

    private function record(string $name, mixed $value): void
    {
        $class = $this->domain->class($name);
        if (!is_object($value) || $value::class !== $class) {
            throw new Misplaced("an object of $class", $value);
        }
        $properties = get_object_vars($value);
        $written = 0;
        foreach ($this->schema->fields($name) as $field) {
            if ($field->type->kind !== 'null') {
                $this->field($this->domain->property($name, $field), $field, $properties);
                $written++;
            }
        }
        if ($written < count($properties)) {
            throw $this->further($name, $properties);
        }
    }

    /** @param array<string, mixed> $properties of the record */
    private function field(string $property, Field $field, array $properties): void
    {
        if (!array_key_exists($property, $properties)) {
            throw new Misplaced("a property $property", null);
        }
        try {
            $this->value($field->type, $properties[$property]);
        } catch (Misplaced $e) {
            throw $e->within(".$field->name");
        }
    }

    /** @param array<string, mixed> $properties more than the record has fields */
    private function further(string $record, array $properties): Misplaced
    {
        foreach ($this->schema->fields($record) as $field) {
            if ($field->type->kind !== 'null') {
                unset($properties[$this->domain->property($record, $field)]);
            }
        }
        $property = array_key_first($properties);
        return new Misplaced("no property $property", $properties[$property]);
    }
}
