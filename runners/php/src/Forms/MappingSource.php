<?php

declare(strict_types=1);

namespace Wirecost\Forms;

use Closure;
use Wirecost\Data\Domain;
use Wirecost\Data\Field;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;

/**
 * Writes the source of one direction of a mapping. In every function `$v` is what is given, and `$o` is what becomes of
 * it.
 */
abstract class MappingSource
{
    protected readonly Program $program;

    public function __construct(
        protected readonly Schema $schema,
        protected readonly Domain $domain,
        protected readonly Dialect $dialect,
    ) {
        $this->program = new Program();
    }

    public function compile(): Closure
    {
        return $this->compiled($this->record($this->schema->root));
    }

    /** The conversion of values of a type alone. */
    public function compileFor(Type $type): Closure
    {
        $body = fn (): array => ["return {$this->convert($type, '$v')};"];
        return $this->compiled($this->program->functionFor("a {$type->key()}", '(mixed $v): mixed', $body));
    }

    /** The function of that name. */
    protected function compiled(string $function): Closure
    {
        return $this->program->compile($function);
    }

    /** How the leaf travels in this direction: an expression with `{v}`. */
    abstract protected function carry(Type $leaf): string;

    /** Whether a list is passed on if its elements are. */
    abstract protected function keepsLists(): bool;

    /** Whether a map is passed on if its values are. */
    abstract protected function keepsMaps(): bool;

    /** @param string $value an expression, which may stand in the source more than once */
    abstract protected function map(Type $content, string $value): string;

    /** @return string the signature of a record's function */
    abstract protected function signature(string $record): string;

    /** @return list<string> the statements of a record's function */
    abstract protected function recordBody(string $record): array;

    /**
     * The expression for the converted value.
     *
     * @param string $value an expression, which may stand in the source more than once
     */
    protected function convert(Type $type, string $value): string
    {
        if ($this->isAsIs($type)) {
            return $value;
        }
        return match ($type->kind) {
            'record' => "{$this->record($type->name)}($value)",
            'array' => "{$this->list($type->of)}($value)",
            'map' => $this->map($type->of, $value),
            'optional' => "($value === null ? null : {$this->convert($type->of, $value)})",
            default => Carrier::apply($this->carry($type), $type, $this->domain, $value),
        };
    }

    /** Whether values are the same on both sides. */
    protected function isAsIs(Type $type): bool
    {
        return match ($type->kind) {
            'record' => false,
            'array' => $this->keepsLists() && $this->isAsIs($type->of),
            'map' => $this->keepsMaps() && $this->isAsIs($type->of),
            'optional' => $this->isAsIs($type->of),
            'null' => true,
            default => $this->carry($type) === Carrier::SAME,
        };
    }

    /** What stands for a field on the library's side. */
    protected function name(Field $field): string
    {
        return $this->dialect->names === Dialect::WIRE ? $field->wireName : $field->name;
    }

    /** The head of a loop over the elements of a list. */
    protected function eachElement(): string
    {
        return 'foreach ($v as $x) {';
    }

    /** The name of the function that converts a record. */
    private function record(string $name): string
    {
        return $this->program->functionFor("record $name", $this->signature($name), fn () => $this->recordBody($name));
    }

    /** The name of the function that converts a list. */
    private function list(Type $element): string
    {
        return $this->program->functionFor("list of {$element->key()}", '(mixed $v): array', fn () => [
            '$o = [];',
            $this->eachElement(),
            "\$o[] = {$this->convert($element, '$x')};",
            '}',
            'return $o;',
        ]);
    }
}
