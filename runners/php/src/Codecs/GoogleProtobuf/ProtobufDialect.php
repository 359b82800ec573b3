<?php

declare(strict_types=1);

namespace Wirecost\Codecs\GoogleProtobuf;

use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;
use Wirecost\Forms\Carriers;
use Wirecost\Forms\Messages\MessageDialect;
use Wirecost\Forms\Messages\Slot;

/** Messages with accessors, whose lists and maps are objects of the library. */
final class ProtobufDialect implements MessageDialect
{
    public function leaf(Type $type): Carrier
    {
        return match ($type->kind) {
            'uint32' => new Carrier(read: '({v} & 0xffffffff)'),
            'uint64' => new Carrier('Unsigned::fromText({v})', 'Unsigned::toText((int) {v})'),
            default => Carriers::unscaled()[$type->kind] ?? new Carrier(),
        };
    }

    public function givesArrays(): bool
    {
        return false;
    }

    public function set(Slot $slot, string $value): string
    {
        return "\$m->set{$this->accessor($slot)}($value);";
    }

    public function get(Slot $slot): string
    {
        return "\$m->get{$this->accessor($slot)}()";
    }

    public function isPresent(Slot $slot): string
    {
        return "\$m->has{$this->accessor($slot)}()";
    }

    private function accessor(Slot $slot): string
    {
        return ucfirst($slot->name);
    }
}
