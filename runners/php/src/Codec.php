<?php

declare(strict_types=1);

namespace Wirecost;

use Closure;
use Wirecost\Data\Schema;

/** What a codec is. */
final class Codec
{
    /**
     * @param string $name unique in this runner: small letters, digits, hyphens, dots and underscores
     * @param string $format as wirecost names it
     * @param string $family `schema-driven`, `self-describing`, `text` or `zero-copy`
     * @param string $backEnd what executes: `PHP`, or a native extension by its name, such as `ext-json`
     * @param Closure(Place): Opened $open makes it ready for values of one schema
     * @param string $layout which layout of the format
     * @param string $schema the derived schema that it needs; "" for none
     * @param list<string> $losses what it cannot return
     * @param list<string> $limits what it cannot hold
     * @param string $direction `both`, `serialize` or `deserialize`
     * @param ?string $partner the codec that does the other half of the proof, if the library has only one direction
     * @param bool $default whether it runs when a user names no codec
     * @param list<string> $extensions files of extensions that its processes load, and those of other codecs do not
     * @param ?SafetyAdvice $safetyAdvice what the library's documentation advises for strangers' bytes
     * @param list<array{setting: string, words: string}> $versionSwitches switches of its library that decide what
     *     becomes of messages of other versions of the schema
     * @param bool $passesOn whether it opens with a way from bytes to the library's own object and back
     * @param ?Closure(Schema): ?string $refuses why it cannot hold values of a schema, whatever they are. Does not load
     *     the library
     * @param ?Closure(Place): void $generate writes code into the folder `generated`. Throws {@see MissingTool} if a
     *     program is not installed
     */
    public function __construct(
        public readonly string $name,
        public readonly string $format,
        public readonly string $family,
        public readonly string $backEnd,
        private readonly Closure $open,
        public readonly string $layout = '',
        public readonly string $schema = '',
        public readonly array $losses = [],
        public readonly array $limits = [],
        public readonly string $direction = 'both',
        public readonly ?string $partner = null,
        public readonly bool $default = false,
        public readonly array $extensions = [],
        public readonly ?SafetyAdvice $safetyAdvice = null,
        public readonly array $versionSwitches = [],
        public readonly bool $passesOn = false,
        private readonly ?Closure $refuses = null,
        private readonly ?Closure $generate = null,
    ) {
    }

    public function open(Place $place): Opened
    {
        return ($this->open)($place);
    }

    /** Why it cannot hold values of a schema; null if it can. */
    public function refusal(Schema $schema): ?string
    {
        return $this->refuses === null ? null : ($this->refuses)($schema);
    }

    public function generate(Place $place): void
    {
        if ($this->generate !== null) {
            ($this->generate)($place);
        }
    }
}
