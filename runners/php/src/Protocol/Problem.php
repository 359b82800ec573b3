<?php

declare(strict_types=1);

namespace Wirecost\Protocol;

use Closure;
use RuntimeException;
use Throwable;

/** What keeps a request from being done. */
final class Problem extends RuntimeException
{
    private const MOST_CHARACTERS = 1_000;

    /**
     * @param ?int $record number of the record, from 0
     * @param ?array{path: string, read: string} $misfit what was read without an error, and is no value of the schema
     */
    public function __construct(
        string $message,
        public readonly ?int $record = null,
        public readonly ?array $misfit = null,
    ) {
        parent::__construct($message);
    }

    /**
     * Runs a part of the work on a record. What it throws is a problem of that record.
     *
     * @template T
     * @param int $record number of the record, from 0
     * @param Closure(): T $work
     * @return T
     */
    public static function ofRecord(int $record, Closure $work): mixed
    {
        try {
            return $work();
        } catch (Throwable $e) {
            throw self::at($record, $e);
        }
    }

    /** The problem of a record for which something was thrown. */
    public static function at(int $record, Throwable $e): self
    {
        return new self(self::message($e), $record, $e instanceof self ? $e->misfit : null);
    }

    /**
     * The members of the answer for something that was thrown, whatever it is.
     *
     * @return array<string, int|string>
     */
    public static function members(Throwable $e): array
    {
        $message = self::shorten(self::message($e));
        return $e instanceof self && $e->record !== null
            ? ['record' => $e->record, 'message' => $message]
            : ['message' => $message];
    }

    private static function message(Throwable $e): string
    {
        return $e instanceof self ? $e->getMessage() : 'threw ' . $e::class . ": {$e->getMessage()}";
    }

    private static function shorten(string $text): string
    {
        return strlen($text) <= self::MOST_CHARACTERS ? $text : substr($text, 0, self::MOST_CHARACTERS) . '…';
    }
}
