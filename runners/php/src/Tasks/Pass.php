<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Throwable;
use Wirecost\Data\EncodedFile;
use Wirecost\Job;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;

/** Has a codec read messages into the library's own object, and write that object again. */
final class Pass implements Task
{
    public function __construct(private readonly Job $job)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        $pass = $this->job->codec->passer();
        $passed = [];
        $outcomes = [];
        foreach (EncodedFile::read(file_get_contents($request->text('bytes'))) as $number => $message) {
            $progress->tell(['record' => $number]);
            $problem = [];
            try {
                $passed[] = $pass($message);
            } catch (Throwable $e) {
                $problem = ['problem' => Problem::members($e)['message']];
            }
            $outcomes[] = (object) $problem;
        }
        EncodedFile::write($request->text('passed'), $passed);
        return ['outcomes' => $outcomes];
    }
}
