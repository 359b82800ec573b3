<?php

declare(strict_types=1);

namespace Wirecost\Forms\Xml;

use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Literal;

/** The source from domain objects to elements. In every function `$v` is a value, and `$p` the element around it. */
final class XmlWriteSource extends XmlSource
{
    public function __construct(Schema $schema, Domain $domain, private readonly XmlWriting $writing)
    {
        parent::__construct($schema, $domain);
    }

    protected function record(string $name): string
    {
        return $this->function("record $name", $this->class($name), fn () => array_merge(...array_map(
            fn ($field): array => $field->type->kind === 'null'
                ? []
                : $this->child($field->name, $field->type, "\$v->{$this->domain->property($name, $field)}"),
            $this->schema->fields($name),
        )));
    }

    /** @param callable(): list<string> $body */
    private function function(string $key, string $class, callable $body): string
    {
        return $this->program->functionFor($key, "($class \$v, {$this->writing->parameter}): void", $body(...));
    }

    /**
     * The statements that write what stands under a name in a record.
     *
     * @param string $value an expression, which may stand in the source more than once
     * @return list<string>
     */
    private function child(string $name, Type $type, string $value): array
    {
        return match ($type->kind) {
            'null' => [],
            'optional' => ["if ($value !== null) {", ...$this->single($name, $type->of, $value), '}'],
            'array' => ["foreach ($value as \$x) {", ...$this->repeated($name, $type->of), '}'],
            default => $this->single($name, $type, $value),
        };
    }

    /**
     * The statements that write an element of a list, which is `$x`.
     *
     * @return list<string>
     */
    private function repeated(string $name, Type $type): array
    {
        return self::isBoxed($type)
            ? $this->around($name, "{$this->box($type)}(\$x, \$c);")
            : $this->single($name, $type, '$x');
    }

    /**
     * The statements that write one element.
     *
     * @return list<string>
     */
    private function single(string $name, Type $type, string $value): array
    {
        return match ($type->kind) {
            'record' => $this->around($name, "{$this->record($type->name)}($value, \$c);"),
            'array' => $this->around($name, "{$this->box($type)}($value, \$c);"),
            'map' => $this->around($name, "{$this->map($type->of)}($value, \$c);"),
            default => [$this->writing->leaf(Literal::text($name), $this->text($type, $value))],
        };
    }

    private function text(Type $leaf, string $value): string
    {
        return Carrier::apply(XmlLeaves::of($leaf)->write, $leaf, $this->domain, $value);
    }

    /** @return list<string> */
    private function around(string $name, string ...$children): array
    {
        [$open, $close] = $this->writing->element(Literal::text($name));
        return [$open, ...$children, $close];
    }

    /** The name of the function for what stands in an element `value`. */
    private function box(Type $type): string
    {
        return $this->function("box of {$type->key()}", 'mixed', fn () => $this->child('value', $type, '$v'));
    }

    private function map(Type $content): string
    {
        return $this->function("map of {$content->key()}", 'array', fn () => [
            'foreach ($v as $k => $e) {',
            ...$this->around('entry', "{$this->entry($content)}(\$e, \$c, (string) \$k);"),
            '}',
        ]);
    }

    /** The name of the function for a pair of a map, which takes the key, too. */
    private function entry(Type $content): string
    {
        $signature = "(mixed \$v, {$this->writing->parameter}, string \$k): void";
        return $this->program->functionFor("entry of {$content->key()}", $signature, fn () => [
            $this->writing->leaf("'key'", $this->text(new Type('string'), '$k')),
            ...$this->child('value', $content, '$v'),
        ]);
    }
}
