<?php

declare(strict_types=1);

namespace Wirecost;

use Closure;

/** Where codecs are from, and which version of it is installed. */
final class Library
{
    /**
     * @param string $name where it is from and its name, such as `debian:php-igbinary`
     * @param Closure(): ?string $version read from what is installed; null if it is not
     * @param string $missing why codecs cannot run if it is not installed
     */
    public function __construct(
        public readonly string $name,
        private readonly Closure $version,
        public readonly string $missing,
    ) {
    }

    /** What PHP itself has. */
    public static function builtIn(): self
    {
        return new self('php:built-in', static fn (): string => PHP_VERSION, '');
    }

    /**
     * An extension of PHP, which tells its version itself.
     *
     * @param string $package of Debian
     */
    public static function extension(string $extension, string $package): self
    {
        $version = static fn (): ?string => phpversion($extension) ?: null;
        return self::ofDebian($package, $version);
    }

    /**
     * A library in PHP, whose version Debian's package manager tells.
     *
     * @param string $package of Debian
     */
    public static function package(string $package): self
    {
        return self::ofDebian($package, static fn (): ?string => DebianPackage::version($package));
    }

    /**
     * @param string $package of Debian
     * @param Closure(): ?string $version read from what is installed; null if it is not
     */
    public static function ofDebian(string $package, Closure $version): self
    {
        $missing = "Debian package $package is not installed; install it: wirecost setup php";
        return new self("debian:$package", $version, $missing);
    }

    public function version(): ?string
    {
        return ($this->version)();
    }
}
