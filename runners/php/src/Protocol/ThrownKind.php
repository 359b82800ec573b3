<?php

declare(strict_types=1);

namespace Wirecost\Protocol;

use Error;
use ErrorException;
use Throwable;
use ValueError;

/** Tells what kind of thing was thrown at a message, for the answer to it. */
final class ThrownKind
{
    /** PHP's warnings of code that takes what is not there; all others are how functions tell of bad input. */
    private const CARELESS = '/^(Undefined |Trying to access|Attempt to read|Array to string)/';

    /** @return array<string, mixed> */
    public static function members(Throwable $e): array
    {
        if ($e instanceof Problem) {
            return ['misfit' => (object) ($e->misfit ?? [])]; // an object of JSON, even without a place
        }
        if (self::isOfStack($e)) {
            return ['exhausted' => 'stack'];
        }
        return self::isUnexpected($e) ? ['unexpected' => true] : [];
    }

    private static function isOfStack(Throwable $e): bool
    {
        return str_contains($e->getMessage(), 'Maximum call stack size');
    }

    /** Errors are PHP's own: of another type, of a member that is not there. One of a bad value tells of bad input. */
    public static function isUnexpected(Throwable $e): bool
    {
        return ($e instanceof Error && !($e instanceof ValueError) && !self::isOfStack($e))
            || ($e instanceof ErrorException && preg_match(self::CARELESS, $e->getMessage()) === 1);
    }
}
