<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Data\EncodedFile;
use Wirecost\Job;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Writes the bytes of every record. */
final class Encode implements Task
{
    public function __construct(private readonly Job $job, private readonly GivenRecords $given)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $place = $this->job->place;
        $proof = new EncodeProof($place->schema, $place->domain(), $this->job->writer->serializer());
        $isEach = $request->flag('each');
        $messages = [];
        $outcomes = [];
        foreach ($this->given->of($this->job, $proof, $progress) as $number => [$record, $before]) {
            $progress->tell(['record' => $number]);
            $problem = [];
            try {
                $messages[] = Problem::ofRecord($number, static fn (): string => $proof->encode($record, $before));
            } catch (Problem $e) {
                $this->given->forget();
                $problem = $isEach ? ['problem' => Problem::members($e)['message']] : throw $e;
            }
            $outcomes[] = (object) $problem;
        }
        EncodedFile::write($request->text('bytes'), $messages);
        return $isEach ? ['outcomes' => $outcomes] : [];
    }
}
