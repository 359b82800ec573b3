<?php

declare(strict_types=1);

namespace Wirecost\Protocol;

use Throwable;
use Wirecost\Measure\Account;
use Wirecost\Tasks\Tasks;

/** Answers requests, one at a time. */
final class Runner
{
    public function __construct(
        private readonly Tasks $tasks,
        private readonly Lines $lines,
        private readonly Account $account,
    ) {
    }

    public function answer(string $line): void
    {
        $this->account->receive();
        try {
            $request = Request::parse($line);
            $this->tasks->restartIfNeeded($request, $line, $this->lines);
            $members = $this->work($request);
            $this->lines->say(['done' => (object) $members]);
        } catch (Throwable $e) {
            $this->lines->say(['problem' => Problem::members($e)]);
        }
        $this->account->answer();
    }

    /** @return array<string, mixed> the members of the answer `done` */
    private function work(Request $request): array
    {
        return $this->tasks->find($request->text('request'))->answer($request, new Progress($this->lines));
    }
}
