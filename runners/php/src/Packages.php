<?php

declare(strict_types=1);

namespace Wirecost;

/** What `wirecost setup php` makes of Debian's sources. Any part of it may be missing. */
final class Packages
{
    private const FOLDER = 'WIRECOST_PHP_PACKAGES';

    /** Where a part lies if it is there. */
    public static function path(string $part): string
    {
        return getenv(self::FOLDER) . "/$part";
    }

    /** @param string $name where the library is from and its name */
    public static function library(string $name, string $part): Library
    {
        $missing = "$part of Debian's sources is not there; make it: wirecost setup php";
        return new Library($name, static fn (): ?string => self::version($part), $missing);
    }

    private static function version(string $part): ?string
    {
        $path = self::path($part);
        return match (true) {
            !file_exists($path) => null,
            is_dir($path) => trim(file_get_contents("$path/VERSION.txt")),
            default => phpversion(basename($path, '.so')) ?: self::versionOfExtension($path),
        };
    }

    /** What another process is told by the extension; null if it does not fit this PHP. */
    private static function versionOfExtension(string $path): ?string
    {
        $options = ['-n', '-d', 'display_errors=0', '-d', "extension=$path"];
        $command = ['-r', 'echo phpversion($argv[1]);', '--', basename($path, '.so')];
        $streams = [1 => ['pipe', 'w'], 2 => ['file', '/dev/null', 'w']];
        $process = proc_open([PHP_BINARY, ...$options, ...$command], $streams, $pipes);
        $version = stream_get_contents($pipes[1]);
        proc_close($process);
        return $version === '' ? null : $version;
    }
}
