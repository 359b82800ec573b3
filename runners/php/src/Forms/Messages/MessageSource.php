<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use Closure;
use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Forms\Program;

/** Writes the source of one direction: from domain objects to the messages of a library, or back. */
abstract class MessageSource
{
    protected readonly Program $program;

    public function __construct(
        protected readonly Lowered $lowered,
        protected readonly Schema $schema,
        protected readonly Domain $domain,
        protected readonly MessageDialect $dialect,
    ) {
        $this->program = new Program();
    }

    public function compile(): Closure
    {
        return $this->program->compile($this->message($this->lowered->root));
    }

    /** @return string the signature of a message's function */
    abstract protected function signature(Message $message): string;

    /** @return list<string> the statements of a message's function */
    abstract protected function body(Message $message): array;

    /** Whether a list or map is passed on if what it holds is. */
    abstract protected function keepsCollections(): bool;

    /**
     * The expression for the converted value of a leaf.
     *
     * @param string $value an expression, which may stand in the source more than once
     */
    abstract protected function leaf(Type $type, string $value): string;

    /**
     * The expression for a converted value.
     *
     * @param string $value an expression, which may stand in the source more than once
     */
    protected function value(Shape $shape, string $value): string
    {
        return match (true) {
            $shape->leaf !== null => $this->leaf($shape->leaf, $value),
            $shape->message !== null => "{$this->message($shape->message)}($value)",
            $this->isAsIs($shape) => $value,
            default => "{$this->collection($shape)}($value)",
        };
    }

    /** The expression for the converted key of a map, which is `$k`. */
    abstract protected function key(string $by): string;

    /** Whether a slot stands for a oneof, whose branches are fields of the slot's own message. */
    protected function isOneof(Slot $slot): bool
    {
        return $slot->shape->message !== null && $this->lowered->message($slot->shape->message)->isOneof;
    }

    /** Whether values are the same on both sides. */
    private function isAsIs(Shape $shape): bool
    {
        $content = $shape->list ?? $shape->map;
        return $shape->leaf !== null
            ? $this->leaf($shape->leaf, '$x') === '$x'
            : $content !== null && $shape->by === '' && $this->keepsCollections() && $this->isAsIs($content);
    }

    /** The name of the function that converts a message. */
    protected function message(string $name): string
    {
        $message = $this->lowered->message($name);
        return $this->program->functionFor("message $name", $this->signature($message), fn () => $this->body($message));
    }

    /** The name of the function that converts a list or a map. */
    private function collection(Shape $shape): string
    {
        $isList = $shape->list !== null;
        return $this->program->functionFor($shape->key(), '(iterable $v): array', fn () => [
            '$o = [];',
            $isList ? 'foreach ($v as $x) {' : 'foreach ($v as $k => $x) {',
            ($isList ? '$o[]' : "\$o[{$this->key($shape->by)}]")
                . " = {$this->value($shape->list ?? $shape->map, '$x')};",
            '}',
            'return $o;',
        ]);
    }
}
