<?php

declare(strict_types=1);

namespace Wirecost\Codecs\Thrift;

use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Messages\MessageDialect;
use Wirecost\Forms\Messages\Slot;

/** Structs with public properties, which are null where nothing is. */
final class ThriftDialect implements MessageDialect
{
    /** @param array<string, Carrier> $leaves by kind of type, beside those that every codec of the format has */
    public function __construct(private readonly array $leaves = [])
    {
    }

    public function leaf(Type $type): Carrier
    {
        return $this->leaves[$type->kind] ?? Carriers::unscaled()[$type->kind] ?? new Carrier();
    }

    public function givesArrays(): bool
    {
        return true;
    }

    public function set(Slot $slot, string $value): string
    {
        return "\$m->$slot->name = $value;";
    }

    public function get(Slot $slot): string
    {
        return "\$m->$slot->name";
    }

    public function isPresent(Slot $slot): string
    {
        return "\$m->$slot->name !== null";
    }
}
