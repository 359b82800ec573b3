<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;

/** The source from domain objects to messages. In every function `$v` is the domain's value. */
final class MessageWriteSource extends MessageSource
{
    protected function signature(Message $message): string
    {
        return $message->isOneof ? '(object $v, object $m): void' : "(mixed \$v): \\$message->name";
    }

    protected function body(Message $message): array
    {
        $statements = [];
        if ($message->parts !== null) {
            [$seconds, $nanos] = $message->slots;
            $statements = [
                ...$this->slot($seconds, $message->callForTime('seconds', '$v')),
                ...$this->slot($nanos, $message->callForTime('nanos', '$v')),
            ];
        } elseif ($message->record === null) {
            $statements = $this->slot($message->slots[0], '$v');
        } else {
            foreach ($this->schema->fields($message->record) as $field) {
                if ($field->type->kind !== 'null') {
                    $value = "\$v->{$this->domain->property($message->record, $field)}";
                    array_push($statements, ...$this->slot($message->slot($field->name), $value));
                }
            }
        }
        return $message->isOneof ? $statements : ["\$m = new \\$message->name();", ...$statements, 'return $m;'];
    }

    protected function key(string $by): string
    {
        return match ($by) {
            'bool' => "(\$k === 'true')",
            'uint64', 'fixed64' => 'Unsigned::fromText((string) $k)',
            default => '$k',
        };
    }

    protected function keepsCollections(): bool
    {
        return true;
    }

    protected function leaf(Type $type, string $value): string
    {
        if ($type->kind !== 'enum') {
            return Carrier::apply($this->dialect->leaf($type)->write, $type, $this->domain, $value);
        }
        $bySymbol = array_combine($type->symbols, $this->lowered->numbers($type));
        $numbers = $this->program->constant(var_export($bySymbol, true));
        return "{$numbers}[{$value}->value]";
    }

    /**
     * @param string $value an expression, which may stand in the source more than once
     * @return list<string>
     */
    private function slot(Slot $slot, string $value): array
    {
        if ($slot->isNothing()) {
            return [];
        }
        $set = $this->isOneof($slot)
            ? "{$this->message($slot->shape->message)}($value, \$m);"
            : $this->dialect->set($slot, $this->value($slot->shape, $value));
        return $slot->isOptional ? ["if ($value !== null) {", $set, '}'] : [$set];
    }
}
