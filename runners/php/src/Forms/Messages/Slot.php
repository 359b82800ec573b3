<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

/** A field of a message. */
final class Slot
{
    /**
     * @param string $name in the format's schema, such as `f1`
     * @param string $field of the record; `value` in a box
     * @param bool $isOptional whether the value may be absent
     */
    public function __construct(
        public readonly string $name,
        public readonly string $field,
        public readonly bool $isOptional,
        public readonly Shape $shape,
    ) {
    }

    /** Whether it is never there: its type has no value. */
    public function isNothing(): bool
    {
        return $this->shape->leaf?->kind === 'null';
    }
}
