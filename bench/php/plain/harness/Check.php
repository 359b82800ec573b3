<?php

declare(strict_types=1);

namespace Wirecost\Bench;

use Closure;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\Domain;
use Wirecost\Data\EncodedFile;
use Wirecost\Data\Schema;
use Wirecost\Data\ValueWriter;
use Wirecost\Domain\TransactionData;

/** Whether code written by hand does what the codec does: it makes the same bytes, and returns every record. */
final class Check
{
    /**
     * @param Closure(TransactionData): string $serialize
     * @param Closure(string): TransactionData $deserialize
     */
    public function __construct(
        private readonly Schema $schema,
        private readonly Domain $domain,
        private readonly Closure $serialize,
        private readonly Closure $deserialize,
    ) {
    }

    /**
     * @param list<TransactionData> $records
     * @param string $encoded file with the codec's bytes
     * @return ?string null if there is none
     */
    public function firstDifference(array $records, string $encoded): ?string
    {
        $messages = EncodedFile::read(file_get_contents($encoded));
        if (count($messages) !== count($records)) {
            return count($records) . ' records, and the codec has encoded ' . count($messages);
        }
        foreach ($records as $number => $record) {
            if (($this->serialize)($record) !== $messages[$number]) {
                return "record $number: other bytes than the codec's";
            }
            if ($this->neutral(($this->deserialize)($messages[$number])) !== $this->neutral($record)) {
                return "record $number: it does not come back";
            }
        }
        return null;
    }

    private function neutral(TransactionData $record): string
    {
        $output = new BinaryOutput();
        (new ValueWriter($this->schema, $this->domain, $output))->root($record);
        return $output->bytes;
    }
}
