<?php

declare(strict_types=1);

namespace Wirecost\Data;

use RuntimeException;

/** A value that is not what a domain object has there. The message begins with the place. */
final class WrongValue extends RuntimeException
{
    /** @param string $read a short text of the value; "absent" for none */
    public function __construct(string $message, public readonly string $path, public readonly string $read)
    {
        parent::__construct($message);
    }

    /** @return array{path: string, read: string} */
    public function misfit(): array
    {
        return ['path' => $this->path, 'read' => $this->read];
    }
}
