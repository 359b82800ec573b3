<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use Wirecost\Data\Type;

/** What stands for a record, or for a value that has no place where it stands: a box around it. */
final class Message
{
    /**
     * @param string $name in the format's schema, such as `M1`
     * @param ?string $record null for a box
     * @param list<Slot> $slots
     * @param ?Type $parts of the time that it holds as seconds and nanoseconds
     * @param bool $isOneof whether its slots are fields of the message that refers to it
     */
    public function __construct(
        public readonly string $name,
        public readonly ?string $record,
        public readonly array $slots,
        public readonly ?Type $parts = null,
        public readonly bool $isOneof = false,
    ) {
    }

    /** A call, in generated code, of what divides the time that it holds into seconds and nanoseconds, or makes it of them. */
    public function callForTime(string $method, string $arguments): string
    {
        return match ($this->parts?->kind) {
            'decimal' => "Durations::$method($arguments)",
            'timestamp-nanos' => "Times::$method($arguments, 1_000_000_000)",
            default => "Times::$method($arguments, 1_000_000)",
        };
    }

    /** The slot of a field. */
    public function slot(string $field): Slot
    {
        return array_column($this->slots, null, 'field')[$field];
    }
}
