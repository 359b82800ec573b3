<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Throwable;
use Wirecost\Data\BinaryOutput;
use Wirecost\Data\DecodedFile;
use Wirecost\Data\EncodedFile;
use Wirecost\Job;
use Wirecost\Measure\Clock;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;
use Wirecost\Protocol\ThrownKind;

/** Writes what a codec finds in bytes. */
final class Decode implements Task
{
    public function __construct(private readonly Job $job)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $place = $this->job->place;
        $proof = new DecodeProof($place->schema, $place->domain(), $this->job->codec->deserializer());
        $isEach = $request->flag('each');
        $values = [];
        $outcomes = [];
        $messages = EncodedFile::read(file_get_contents($request->text('bytes')));
        // For a proof the other way round than they were written: nothing that a codec remembers can pass for decoding.
        foreach ($isEach ? $messages : array_reverse($messages, true) as $number => $message) {
            $isEach ? $progress->say(['record' => $number]) : $progress->tell(['record' => $number]);
            $start = Clock::processorNanos();
            $problem = [];
            try {
                $values[] = $proof->decode($message);
            } catch (Throwable $e) {
                $problem = $isEach ? self::members($e) : throw Problem::at($number, $e);
            }
            $outcomes[] = ['processorNanos' => Clock::processorNanos() - $start, ...$problem];
        }
        self::write($request->text('values'), $isEach ? $values : array_reverse($values));
        return $isEach ? ['outcomes' => $outcomes] : [];
    }

    /** @return array<string, mixed> */
    private static function members(Throwable $e): array
    {
        return ['problem' => Problem::members($e)['message'], ...ThrownKind::members($e)];
    }

    /** @param list<string> $values in the neutral form */
    private static function write(string $path, array $values): void
    {
        $output = new BinaryOutput();
        DecodedFile::writeHead($output, count($values));
        $output->raw(implode('', $values));
        file_put_contents($path, $output->bytes);
    }
}
