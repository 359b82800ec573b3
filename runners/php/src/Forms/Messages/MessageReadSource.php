<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use Closure;
use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;

/** The source from messages to domain objects. */
final class MessageReadSource extends MessageSource
{
    public function compile(): Closure
    {
        return $this->program->compileReader($this->message($this->lowered->root));
    }

    protected function signature(Message $message): string
    {
        return '(object $m): mixed';
    }

    protected function body(Message $message): array
    {
        if ($message->parts !== null) {
            [$seconds, $nanos] = array_map($this->slot(...), $message->slots);
            return ["return {$message->callForTime('fromParts', "$seconds, $nanos")};"];
        } elseif ($message->record === null) {
            [$slot] = $message->slots;
            return ['return ' . ($slot->isNothing() ? 'null' : $this->slot($slot)) . ';'];
        }
        $values = [];
        foreach ($this->schema->fields($message->record) as $field) {
            if ($field->type->kind !== 'null') {
                $values[] = $this->slot($message->slot($field->name));
            }
        }
        $made = "new \\{$this->domain->class($message->record)}(" . implode(', ', $values) . ')';
        return [$message->isOneof ? "return {$this->isAny($message)} ? $made : null;" : "return $made;"];
    }

    protected function keepsCollections(): bool
    {
        return $this->dialect->givesArrays();
    }

    protected function leaf(Type $type, string $value): string
    {
        if ($type->kind !== 'enum') {
            return Carrier::apply($this->dialect->leaf($type)->read, $type, $this->domain, $value);
        }
        $cases = array_map(fn (string $symbol): string => $this->domain->case($type, $symbol), $type->symbols);
        $numbered = [];
        foreach ($this->lowered->numbers($type) as $place => $number) {
            $numbered[] = "$number => $cases[$place]";
        }
        return $this->program->constant('[' . implode(', ', $numbered) . ']') . "[$value]";
    }

    /** The expression that tells whether one of a oneof's branches is there. */
    private function isAny(Message $oneof): string
    {
        return '(' . implode(' || ', array_map($this->dialect->isPresent(...), $oneof->slots)) . ')';
    }

    protected function key(string $by): string
    {
        return match ($by) {
            'bool' => "(\$k ? 'true' : 'false')",
            'uint32', 'fixed32' => '($k & 0xffffffff)',
            'uint64', 'fixed64' => 'Unsigned::toText((int) $k)',
            default => '$k',
        };
    }

    private function slot(Slot $slot): string
    {
        if ($this->isOneof($slot)) {
            return "{$this->message($slot->shape->message)}(\$m)";
        }
        $value = $this->value($slot->shape, $this->dialect->get($slot));
        return $slot->isOptional ? "({$this->dialect->isPresent($slot)} ? $value : null)" : $value;
    }
}
