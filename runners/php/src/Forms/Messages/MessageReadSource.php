<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;

/** The source from messages to domain objects. */
final class MessageReadSource extends MessageSource
{
    protected function signature(Message $message): string
    {
        return '(object $m): mixed';
    }

    protected function body(Message $message): array
    {
        if ($message->record === null) {
            [$slot] = $message->slots;
            return ['return ' . ($slot->isNothing() ? 'null' : $this->slot($slot)) . ';'];
        }
        $values = [];
        foreach ($this->schema->fields($message->record) as $field) {
            if ($field->type->kind !== 'null') {
                $values[] = $this->slot($message->slot($field->name));
            }
        }
        return ["return new \\{$this->domain->class($message->record)}(" . implode(', ', $values) . ');'];
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
        return $this->program->constant('[' . implode(', ', $cases) . ']') . "[$value]";
    }

    private function slot(Slot $slot): string
    {
        $value = $this->value($slot->shape, $this->dialect->get($slot));
        return $slot->isOptional ? "({$this->dialect->isPresent($slot)} ? $value : null)" : $value;
    }
}
