<?php

declare(strict_types=1);

namespace Wirecost\Measure;

use Closure;
use Wirecost\Data\Domain;
use Wirecost\Data\Field;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Program;

/**
 * Generates a function that reads every field of a domain object, every element and every entry. So a library that
 * decodes lazily pays for it. It returns a number that depends on all of them.
 */
final class SinkSource
{
    /** So many bits of each number, so that no sum becomes a float. */
    private const BITS = '0xffff';

    private readonly Program $program;

    private function __construct(private readonly Schema $schema, private readonly Domain $domain)
    {
        $this->program = new Program();
    }

    /** @return Closure(object): int */
    public static function compile(Schema $schema, Domain $domain): Closure
    {
        $source = new self($schema, $domain);
        return $source->program->compile($source->record($schema->root));
    }

    /** The name of the function for a record. */
    private function record(string $name): string
    {
        return $this->program->functionFor("record $name", "(\\{$this->domain->class($name)} \$v): int", fn () => [
            '$sum = 0;',
            ...array_merge(...array_map(fn (Field $f): array => $this->field($name, $f), $this->schema->fields($name))),
            'return $sum;',
        ]);
    }

    /** @return list<string> */
    private function field(string $record, Field $field): array
    {
        return $field->type->kind === 'null'
            ? []
            : $this->statements($field->type, "\$v->{$this->domain->property($record, $field)}", 0);
    }

    /**
     * The statements that read a value. Loops stand where they are, as they would in code written by hand: a call costs
     * more than reading a short list.
     *
     * @param string $value an expression, which may stand in the source more than once
     * @param int $depth how many loops are around it
     * @return list<string>
     */
    private function statements(Type $type, string $value, int $depth): array
    {
        return match ($type->kind) {
            'null' => [],
            'optional' => ["if ($value !== null) {", ...$this->statements($type->of, $value, $depth), '}'],
            'array' => [
                "\$sum += \\count($value);",
                "foreach ($value as \$x$depth) {",
                ...$this->statements($type->of, "\$x$depth", $depth + 1),
                '}',
            ],
            'map' => [
                "foreach ($value as \$k$depth => \$x$depth) {",
                "\$sum += \\strlen((string) \$k$depth);",
                ...$this->statements($type->of, "\$x$depth", $depth + 1),
                '}',
            ],
            default => ["\$sum += {$this->number($type, $value)};"],
        };
    }

    /** The expression for a number that depends on a record, or on a value without parts. */
    private function number(Type $type, string $value): string
    {
        if (in_array($type->kind, Type::INTEGERS, true)) {
            return "($value & " . self::BITS . ')';
        }
        return match ($type->kind) {
            'boolean' => "($value ? 1 : 0)",
            'float', 'double' => "($value > 0.0 ? 1 : 0)",
            'bytes', 'fixed', 'string', 'decimal', 'uuid' => "\\strlen($value)",
            'enum' => "\\strlen({$value}->value)",
            'record' => "{$this->record($type->name)}($value)",
        };
    }
}
