<?php

declare(strict_types=1);

namespace Wirecost;

/** As which runtime this process answers: PHP as it is, or a variant with other options. */
final class Runtime
{
    private const TITLES = ['php' => 'PHP', 'php-jit' => 'PHP with JIT'];

    private function __construct(public readonly string $name, public readonly string $title)
    {
    }

    /** @param list<string> $arguments of the program: none, or `--runtime NAME` */
    public static function of(array $arguments): self
    {
        $name = ($arguments[1] ?? '') === '--runtime' ? $arguments[2] ?? '' : 'php';
        return new self($name, self::TITLES[$name] ?? 'PHP');
    }

    /** What the process may take, and which compilers it has, as it truly is. */
    public static function options(): string
    {
        return implode(' ', ['memory_limit=' . ini_get('memory_limit'), self::opcache()]);
    }

    private static function opcache(): string
    {
        $status = function_exists('opcache_get_status') ? opcache_get_status(false) : false;
        if ($status === false || !$status['opcache_enabled']) {
            return 'opcache=off jit=off';
        }
        return 'opcache=on jit=' . (($status['jit']['on'] ?? false) ? ini_get('opcache.jit') : 'off');
    }
}
