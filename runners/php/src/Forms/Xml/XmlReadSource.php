<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use Closure;
use Wirecost\Data\Domain;
use Wirecost\Data\Field;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Literal;

/** The source from elements to domain objects. In every function `$r` is the element that is read. */
final class XmlReadSource extends XmlSource
{
    public function __construct(Schema $schema, Domain $domain, private readonly XmlReading $reading)
    {
        parent::__construct($schema, $domain);
    }

    public function compile(): Closure
    {
        return $this->program->compileReader($this->record($this->schema->root));
    }

    protected function record(string $name): string
    {
        return $this->function("record $name", $this->class($name), function () use ($name): array {
            $isRead = static fn (Field $field): bool => $field->type->kind !== 'null';
            $fields = array_values(array_filter($this->schema->fields($name), $isRead));
            $children = array_map(static fn (Field $field): array => [$field->name, $field->type], $fields);
            $values = array_map(static fn (int $i): string => "\$v$i", array_keys($children));
            return [...$this->children($children), "return new {$this->class($name)}(" . implode(', ', $values) . ');'];
        });
    }

    /** @param callable(): list<string> $body */
    private function function(string $key, string $result, callable $body): string
    {
        return $this->program->functionFor($key, "(mixed \$r): $result", $body(...));
    }

    /**
     * The statements that read elements into the variables `$v0`, `$v1`, …
     *
     * @param list<array{string, Type}> $children name and type of each
     * @return list<string>
     */
    private function children(array $children): array
    {
        $start = [];
        $cases = [];
        foreach ($children as $i => [$name, $type]) {
            $start[] = "\$v$i = " . ($type->kind === 'array' ? '[]' : 'null') . ';';
            $cases[] = 'case ' . Literal::text($name) . ":\n{$this->assignment("\$v$i", $type)}\nbreak;";
        }
        $loop = [$this->reading->each, "switch ({$this->reading->name}) {", ...$cases];
        return [...$start, ...$loop, "default:\n{$this->reading->unknown}", '}', '}'];
    }

    private function assignment(string $variable, Type $type): string
    {
        $element = $this->reading->element;
        return match ($type->kind) {
            'null' => $this->reading->unknown,
            'array' => "{$variable}[] = {$this->repeated($type->of, $element)};",
            'optional' => "$variable = {$this->single($type->of, $element)};",
            default => "$variable = {$this->single($type, $element)};",
        };
    }

    /** The expression for a value that is one of a list. */
    private function repeated(Type $type, string $element): string
    {
        return self::isBoxed($type) ? "{$this->box($type)}($element)" : $this->single($type, $element);
    }

    /** The expression for the value of one element. */
    private function single(Type $type, string $element): string
    {
        return match ($type->kind) {
            'record' => "{$this->record($type->name)}($element)",
            'array' => "{$this->box($type)}($element)",
            'map' => "{$this->map($type->of)}($element)",
            default => $this->leaf($type, $this->reading->textOf($element)),
        };
    }

    private function leaf(Type $type, string $text): string
    {
        return Carrier::apply(XmlLeaves::of($type)->read, $type, $this->domain, $text);
    }

    /** The name of the function for what stands in an element `value`. */
    private function box(Type $type): string
    {
        return $this->function("box of {$type->key()}", 'mixed', fn () => [
            ...$this->children([['value', $type]]),
            'return $v0;',
        ]);
    }

    private function map(Type $content): string
    {
        return $this->function("map of {$content->key()}", 'array', fn () => [
            '$v = [];',
            $this->reading->each,
            "if ({$this->reading->name} === 'entry') {",
            "[\$k, \$e] = {$this->entry($content)}({$this->reading->element});",
            '$v[$k] = $e;',
            "} else {\n{$this->reading->unknown}\n}",
            '}',
            'return $v;',
        ]);
    }

    /** The name of the function for a pair of a map. */
    private function entry(Type $content): string
    {
        return $this->function("entry of {$content->key()}", 'array', fn () => [
            ...$this->children([['key', new Type('string')], ['value', $content]]),
            'return [$v0, $v1];',
        ]);
    }
}
