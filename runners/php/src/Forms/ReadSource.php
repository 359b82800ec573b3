<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use Closure;
use Wirecost\Data\Field;
use Wirecost\Data\Type;

/** The source from what a library gives to domain objects. */
final class ReadSource extends MappingSource
{
    protected function compiled(string $function): Closure
    {
        return $this->program->compileReader($function);
    }

    protected function carry(Type $leaf): string
    {
        return $this->dialect->leaf($leaf)->read;
    }

    protected function keepsLists(): bool
    {
        return $this->dialect->list === null;
    }

    protected function keepsMaps(): bool
    {
        $isArray = in_array($this->dialect->maps, [Dialect::ARRAYS, Dialect::HASHES], true);
        return $isArray && $this->dialect->key === null;
    }

    protected function eachElement(): string
    {
        return 'foreach (' . $this->listOf('$v') . ' as $x) {';
    }

    protected function signature(string $record): string
    {
        return "(mixed \$v): \\{$this->domain->class($record)}";
    }

    protected function map(Type $content, string $value): string
    {
        $key = "map of {$content->key()}";
        return "{$this->program->functionFor($key, '(mixed $v): array', fn () => $this->mapBody($content))}($value)";
    }

    /** @return list<string> */
    private function mapBody(Type $content): array
    {
        $isEntries = $this->dialect->maps === Dialect::ENTRIES;
        $head = $isEntries ? 'foreach (' . $this->listOf('$v') . ' as $e) {' : 'foreach ((array) $v as $k => $x) {';
        $value = $isEntries ? $this->member($content, "\$e['value']") : $this->convert($content, '$x');
        $key = $isEntries ? "\$e['key']" : $this->key();
        return ['$o = [];', $head, "\$o[$key] = $value;", '}', 'return $o;'];
    }

    private function key(): string
    {
        return $this->dialect->key === null ? '$k' : strtr($this->dialect->key->read, ['{v}' => '(string) $k']);
    }

    protected function recordBody(string $record): array
    {
        $values = [];
        foreach ($this->schema->fields($record) as $place => $field) {
            if ($field->type->kind !== 'null') {
                $key = $this->dialect->records === Dialect::PLACES ? $place : Literal::text($this->name($field));
                $values[] = $this->member($field->type, "\$v[$key]");
            }
        }
        $head = $this->dialect->maps === Dialect::OBJECTS ? ['$v = (array) $v;'] : [];
        return [...$head, "return new \\{$this->domain->class($record)}(" . implode(', ', $values) . ');'];
    }

    /** The expression for an element of an array that may be missing. */
    private function member(Type $type, string $given): string
    {
        return match (true) {
            $type->kind === 'null' => 'null',
            $type->kind !== 'optional' => $this->convert($type, $given),
            $this->isAsIs($type) => "$given ?? null",
            default => "isset($given) ? {$this->convert($type->of, $given)} : null",
        };
    }

    private function listOf(string $value): string
    {
        return $this->dialect->list === null ? $value : strtr($this->dialect->list, ['{v}' => $value]);
    }
}
