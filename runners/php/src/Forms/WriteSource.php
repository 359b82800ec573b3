<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use Wirecost\Data\Field;
use Wirecost\Data\Type;

/** The source from domain objects to what a library takes. */
final class WriteSource extends MappingSource
{
    protected function carry(Type $leaf): string
    {
        return $this->dialect->leaf($leaf)->write;
    }

    protected function keepsLists(): bool
    {
        return true;
    }

    protected function keepsMaps(): bool
    {
        return $this->dialect->maps === Dialect::HASHES && $this->dialect->key === null;
    }

    protected function signature(string $record): string
    {
        return "(\\{$this->domain->class($record)} \$v): mixed";
    }

    protected function map(Type $content, string $value): string
    {
        if ($this->dialect->maps !== Dialect::ENTRIES && $this->dialect->key === null && $this->isAsIs($content)) {
            return $this->keyed($value);
        }
        $body = $this->dialect->maps === Dialect::ENTRIES ? $this->entriesBody(...) : $this->arrayBody(...);
        $key = "map of {$content->key()}";
        return "{$this->program->functionFor($key, '(array $v): mixed', fn () => $body($content))}($value)";
    }

    /** @return list<string> */
    private function arrayBody(Type $content): array
    {
        return [
            '$o = [];',
            'foreach ($v as $k => $x) {',
            "\$o[{$this->key()}] = {$this->convert($content, '$x')};",
            '}',
            "return {$this->keyed('$o')};",
        ];
    }

    private function key(): string
    {
        return $this->dialect->key === null ? '$k' : strtr($this->dialect->key->write, ['{v}' => '(string) $k']);
    }

    /**
     * In a list of entries, an absent value is like an absent field.
     *
     * @return list<string>
     */
    private function entriesBody(Type $content): array
    {
        $pair = "['key' => (string) \$k, 'value' => {$this->convert($content, '$x')}]";
        $isOmitted = $content->mayBeAbsent() && $this->dialect->absent === Dialect::OMIT;
        $entry = $isOmitted ? "\$x === null ? ['key' => (string) \$k] : $pair" : $pair;
        return ['$o = [];', 'foreach ($v as $k => $x) {', "\$o[] = $entry;", '}', 'return $o;'];
    }

    protected function recordBody(string $record): array
    {
        $fields = $this->schema->fields($record);
        if ($this->dialect->records === Dialect::PLACES) {
            $values = array_map(fn (Field $field): string => $this->field($record, $field), $fields);
            return ['return [' . implode(', ', $values) . '];'];
        }
        return $this->namesBody($record, $fields);
    }

    /**
     * One literal up to the first field that may be absent, then field by field.
     *
     * @param list<Field> $fields
     * @return list<string>
     */
    private function namesBody(string $record, array $fields): array
    {
        $members = [];
        $statements = [];
        foreach ($fields as $field) {
            $name = Literal::text($this->name($field));
            $isOmitted = $field->type->mayBeAbsent() && $this->dialect->absent === Dialect::OMIT;
            if (!$isOmitted && $statements === []) {
                $members[] = "$name => {$this->field($record, $field)}";
            } elseif (!$isOmitted) {
                $statements[] = "\$o[$name] = {$this->field($record, $field)};";
            } elseif ($field->type->kind === 'optional') {
                $given = $this->given($record, $field);
                $statements[] = "if ($given !== null) {";
                $statements[] = "\$o[$name] = {$this->convert($field->type->of, $given)};";
                $statements[] = '}';
            }
        }
        $array = '[' . implode(', ', $members) . ']';
        if (!$this->isKeyedRecord($fields)) {
            return ["\$o = $array;", ...$statements, "return {$this->keyed('$o')};"];
        }
        return $statements === [] ? ["return $array;"] : ["\$o = $array;", ...$statements, 'return $o;'];
    }

    /** The expression for what stands for a field; null for an absent one. */
    private function field(string $record, Field $field): string
    {
        return $field->type->kind === 'null' ? 'null' : $this->convert($field->type, $this->given($record, $field));
    }

    private function given(string $record, Field $field): string
    {
        return "\$v->{$this->domain->property($record, $field)}";
    }

    /**
     * Whether the array of a record can be told from a list, or has names that stay texts, as the library needs it.
     *
     * @param list<Field> $fields
     */
    private function isKeyedRecord(array $fields): bool
    {
        $isText = fn (Field $field): bool => !Literal::isIntAsKey($this->name($field));
        $isAlways = fn (Field $field): bool => !$field->type->mayBeAbsent() || $this->dialect->absent === Dialect::NULL;
        return match ($this->dialect->maps) {
            Dialect::ARRAYS => array_filter($fields, fn (Field $f): bool => $isText($f) && $isAlways($f)) !== [],
            Dialect::OBJECTS => array_filter($fields, $isText) === $fields && array_filter($fields, $isAlways) !== [],
            default => true,
        };
    }

    /** @param string $array an expression, which may stand in the source more than once */
    private function keyed(string $array): string
    {
        return match ($this->dialect->maps) {
            Dialect::ARRAYS => "(\\array_is_list($array) ? (object) $array : $array)",
            Dialect::OBJECTS => "(object) $array",
            default => $array,
        };
    }
}
