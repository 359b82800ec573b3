<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Closure;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Data\Show;
use Wirecost\Data\ValueWriter;
use Wirecost\Data\WrongValue;
use Wirecost\Protocol\Problem;

/**
 * Has a codec write records, without a change of the record. Strings of PHP never change, so no result is an alias of
 * another one.
 */
final class EncodeProof
{
    private readonly BinaryOutput $neutral;
    private readonly ValueWriter $values;

    /** @param Closure(object): string $serialize */
    public function __construct(Schema $schema, Domain $domain, private readonly Closure $serialize)
    {
        $this->neutral = new BinaryOutput();
        $this->values = new ValueWriter($schema, $domain, $this->neutral);
    }

    /** @param string $before the record's values in the neutral form */
    public function encode(object $record, string $before): string
    {
        $bytes = $this->bytesOf($record);
        $this->bytesOf($record);
        $this->requireUnchanged($before, $record);
        return $bytes;
    }

    private function bytesOf(object $record): string
    {
        $bytes = ($this->serialize)($record);
        return is_string($bytes)
            ? $bytes
            : throw new Problem('serialize returned ' . Show::value($bytes) . ' instead of a string');
    }

    private function requireUnchanged(string $before, object $record): void
    {
        try {
            $change = $this->neutralBytes($record) === $before ? null : '';
        } catch (WrongValue $e) {
            $change = ": {$e->getMessage()}";
        }
        if ($change !== null) {
            throw new Problem("serialize changed the object that it was given$change");
        }
    }

    /** The values of a record in the neutral form. */
    public function neutralBytes(object $record): string
    {
        $this->neutral->bytes = '';
        $this->values->root($record);
        return $this->neutral->bytes;
    }
}
