<?php

declare(strict_types=1);

namespace Wirecost\Data;

use Exception;

/** A value that is none of the schema, on the way up to its record: every level adds its step to the place. */
final class Misplaced extends Exception
{
    private string $path = '';

    public function __construct(private readonly string $expected, private readonly mixed $value)
    {
        parent::__construct();
    }

    /** @param string $step to where it was thrown */
    public function within(string $step): self
    {
        $this->path = $step . $this->path;
        return $this;
    }

    public function atLast(): WrongValue
    {
        $path = ltrim($this->path, '.');
        $place = $path === '' ? 'the record' : $path;
        $shown = Show::value($this->value);
        $read = $this->value === null ? 'absent' : $shown;
        return new WrongValue("$place: expected $this->expected, got $shown", $path, $read);
    }
}
