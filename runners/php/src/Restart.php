<?php

declare(strict_types=1);

namespace Wirecost;

use Wirecost\Protocol\Lines;
use Wirecost\Protocol\Problem;

/**
 * Starts the program again: with extensions of PHP that only some codecs need, or without what an earlier codec has
 * loaded. A running process can neither load the one nor unload the other. The process stays the same, and so do its
 * streams.
 */
final class Restart
{
    /** Variables of the environment: the extensions of this start, and what was read of the input before it. */
    private const EXTENSIONS = 'WIRECOST_PHP_EXTENSIONS';
    private const RECEIVED = 'WIRECOST_PHP_RECEIVED';

    /** Options of the command that the program has to have again. */
    private const OPTIONS = ['memory_limit', 'opcache.enable_cli', 'opcache.jit', 'opcache.jit_buffer_size'];

    /** What the program had read before it was started again. */
    public static function received(): string
    {
        $received = getenv(self::RECEIVED);
        putenv(self::RECEIVED);
        return $received === false ? '' : $received;
    }

    /**
     * Makes sure that the process has exactly these extensions beside those of its configuration.
     *
     * @param list<string> $extensions files
     * @param bool $isSpent whether it has to begin anew, whatever its extensions are
     * @param string $line that is being answered, and is to be answered then
     */
    public static function ifNeeded(array $extensions, bool $isSpent, string $line, Lines $lines): void
    {
        $wanted = implode(PATH_SEPARATOR, $extensions);
        if ($isSpent || $wanted !== (string) getenv(self::EXTENSIONS)) {
            $lines->stop();
            $environment = [self::EXTENSIONS => $wanted, self::RECEIVED => "$line\n{$lines->received()}"] + getenv();
            pcntl_exec(PHP_BINARY, [...self::options($extensions), ...$_SERVER['argv']], $environment);
        }
        foreach ($extensions as $extension) {
            if (!extension_loaded(basename($extension, '.so'))) {
                throw new Problem("the extension $extension of PHP does not load");
            }
        }
    }

    /**
     * @param list<string> $extensions
     * @return list<string>
     */
    private static function options(array $extensions): array
    {
        $options = ['-d', 'display_errors=stderr'];
        foreach (array_filter(self::OPTIONS, static fn (string $name): bool => ini_get($name) !== false) as $name) {
            array_push($options, '-d', "$name=" . ini_get($name));
        }
        foreach ($extensions as $extension) {
            array_push($options, '-d', "extension=$extension");
        }
        return $options;
    }
}
