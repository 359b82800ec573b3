<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use Wirecost\Data\Type;
use Wirecost\Forms\Carrier;

/** How the messages of a library are filled and read, in source. There `$m` is the message. */
interface MessageDialect
{
    /** How a leaf travels. An enum travels as the number of its symbol. */
    public function leaf(Type $type): Carrier;

    /** Whether the library gives lists and maps as arrays. It takes arrays in any case. */
    public function givesArrays(): bool;

    /** The statement that fills a slot. */
    public function set(Slot $slot, string $value): string;

    /** The expression for what a slot holds. */
    public function get(Slot $slot): string;

    /** The expression that tells whether an optional slot holds something. */
    public function isPresent(Slot $slot): string;
}
