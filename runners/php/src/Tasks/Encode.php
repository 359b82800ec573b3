<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Data\BinaryOutput;
use Wirecost\Data\EncodedFile;
use Wirecost\Job;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Writes the bytes of every record. */
final class Encode implements Task
{
    public function __construct(private readonly Job $job)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $place = $this->job->place;
        $records = array_merge(...$this->job->records($progress));
        $proof = new EncodeProof($place->schema, $place->domain(), $this->job->writer->serializer());
        $output = new BinaryOutput();
        EncodedFile::writeHead($output, count($records));
        foreach ($records as $number => $record) {
            $progress->tell(['record' => $number]);
            $message = Problem::ofRecord($number, static fn (): string => $proof->encode($record));
            EncodedFile::writeMessage($output, $message);
        }
        file_put_contents($request->text('bytes'), $output->bytes);
        return [];
    }
}
