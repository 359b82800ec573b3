<?php

declare(strict_types=1);

namespace Wirecost;

use ErrorException;

/** The settings of a process that executes codecs. */
final class Process
{
    /** What PHP and libraries say about code that will have to change one day; no result depends on it. */
    private const NEWS = E_DEPRECATED | E_USER_DEPRECATED;

    /** Makes warnings exceptions, and floats as exact as they are. */
    public static function prepare(): void
    {
        ini_set('display_errors', 'stderr');
        ini_set('html_errors', '0');
        // As many digits as it takes to read the same float back.
        ini_set('precision', '-1');
        ini_set('serialize_precision', '-1');
        error_reporting(E_ALL & ~self::NEWS);
        set_error_handler(self::fail(...), E_ALL & ~self::NEWS);
    }

    private static function fail(int $level, string $message, string $file, int $line): bool
    {
        if ((error_reporting() & $level) === 0) {
            return false; // silenced by @ where it stands
        }
        throw new ErrorException($message, 0, $level, $file, $line);
    }
}
