<?php

declare(strict_types=1);

namespace Wirecost\Forms\Messages;

use Closure;
use Wirecost\Place;

/** A mapping between domain objects and the messages of a library. */
final class MessageForm
{
    /**
     * @param string $root class of the root's message
     * @param Closure(object): object $write makes a new message
     * @param Closure(object): object $read makes a new domain object
     */
    private function __construct(
        public readonly string $root,
        public readonly Closure $write,
        public readonly Closure $read,
    ) {
    }

    /** Generates a mapping that runs like one written by hand for this schema. The classes of messages are global. */
    public static function of(Place $place, MessageDialect $dialect): self
    {
        $lowered = Lowered::read($place->derived, $place->schema);
        $given = [$lowered, $place->schema, $place->domain(), $dialect];
        return new self(
            $lowered->root,
            (new MessageWriteSource(...$given))->compile(),
            (new MessageReadSource(...$given))->compile(),
        );
    }
}
