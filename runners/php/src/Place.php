<?php

declare(strict_types=1);

namespace Wirecost;

use Wirecost\Data\Domain;
use Wirecost\Data\Schema;
use Wirecost\Protocol\Request;

/** Where a codec finds what was made for it. */
final class Place
{
    private ?Domain $domain = null;

    /**
     * @param string $domainFolder of the domain's classes
     * @param string $derived folder of the derived schema; "" for a codec that needs none
     * @param string $generated folder of the code that the codec has generated; "" for a codec that needs none
     * @param string $writerSchema by which messages of another version were written; "" for those of the same version
     * @param string $readerSchema its own with defaults and aliases; there where the other one is
     * @param string $safetyLimits "lifted", "as-shipped" if the library's limits are to stay as they are, or "advised"
     *     if they are to be those of the codec's {@see SafetyAdvice}
     * @param string $versionSetting how its library is set towards messages of other versions of the schema:
     *     "as-shipped", or the setting of one of the codec's switches
     */
    public function __construct(
        public readonly Schema $schema,
        private readonly string $domainFolder,
        public readonly string $derived = '',
        public readonly string $generated = '',
        public readonly string $writerSchema = '',
        public readonly string $readerSchema = '',
        public readonly string $safetyLimits = 'lifted',
        public readonly string $versionSetting = 'as-shipped',
    ) {
    }

    public static function of(Schema $schema, Request $request): self
    {
        return new self(
            $schema,
            $request->text('domain'),
            $request->optionalText('derived'),
            $request->optionalText('generated'),
            $request->optionalText('writerSchema'),
            $request->optionalText('readerSchema'),
            $request->optionalText('safetyLimits') ?: 'lifted',
            $request->optionalText('versionSetting') ?: 'as-shipped',
        );
    }

    /** Whether the codec keeps the limits of its library. */
    public function keepsLimits(): bool
    {
        return $this->safetyLimits !== 'lifted';
    }

    /** Whether the codec follows its {@see SafetyAdvice}. */
    public function followsAdvice(): bool
    {
        return $this->safetyLimits === 'advised';
    }

    /** The classes of domain objects. They are loaded when they are asked for. */
    public function domain(): Domain
    {
        return $this->domain ??= Domain::load($this->domainFolder, $this->schema);
    }
}
