<?php

declare(strict_types=1);

namespace Wirecost;

/**
 * What a library's documentation advises for strangers' bytes, where that is more than the library ships. Documentation
 * mostly names a setting and leaves the number to the application. Codecs of all runtimes take the same one then.
 */
final class SafetyAdvice
{
    /** The most values in each other that a message of strangers may have. */
    public const MOST_LEVELS = 64;

    /**
     * @param string $words the settings that are made
     * @param string $source the document that advises them
     */
    public function __construct(public readonly string $words, public readonly string $source)
    {
    }
}
