<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Closure;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Data\ValueWriter;
use Wirecost\Data\WrongValue;
use Wirecost\Protocol\Problem;

/** Has a codec read messages, each of which becomes a fresh domain object. */
final class DecodeProof
{
    private readonly BinaryOutput $neutral;
    private readonly ValueWriter $values;

    /** @param Closure(string): object $deserialize */
    public function __construct(Schema $schema, Domain $domain, private readonly Closure $deserialize)
    {
        $this->neutral = new BinaryOutput();
        $this->values = new ValueWriter($schema, $domain, $this->neutral);
    }

    /** The values that a message has, in the neutral form. */
    public function decode(string $message): string
    {
        $record = ($this->deserialize)($message);
        if (is_object($record) && $record === ($this->deserialize)($message)) {
            throw new Problem('deserialize returned the same object twice instead of a fresh one');
        }
        $this->neutral->bytes = '';
        try {
            $this->values->root($record);
        } catch (WrongValue $e) {
            throw new Problem("deserialize: {$e->getMessage()}", misfit: $e->misfit());
        }
        return $this->neutral->bytes;
    }
}
