<?php

declare(strict_types=1);

namespace Wirecost\Tasks;

use Wirecost\Catalog;
use Wirecost\Entry;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\Progress;
use Wirecost\Protocol\Request;
use Wirecost\Refused;
use Wirecost\Runtime;

/** Tells who the runner is and which codecs it has. */
final class Hello implements Task
{
    private const PROTOCOL = 2;

    public function __construct(private readonly Runtime $runtime, private readonly Catalog $catalog)
    {
    }

    public function answer(Request $request, Progress $progress): array
    {
        self::requireProtocol($request->number('protocol'));
        [$complete, $lonely] = $this->byPartner();
        return [
            'protocol' => self::PROTOCOL,
            'abilities' => ['reopen'],
            'runtime' => $this->runtime->name,
            'title' => $this->runtime->title,
            'version' => PHP_VERSION,
            'options' => Runtime::options(),
            'domain' => 'php',
            'codecs' => array_map($this->describe(...), $complete),
            'refused' => [...$this->catalog->refused, ...array_map(self::withoutPartner(...), $lonely)],
        ];
    }

    private static function requireProtocol(int $asked): void
    {
        if ($asked !== self::PROTOCOL) {
            $spoken = 'this runner speaks version ' . self::PROTOCOL . ' of the runner protocol';
            throw new Problem("$spoken, and was asked for version $asked");
        }
    }

    /**
     * A codec with one direction cannot be proven without its partner.
     *
     * @return array{list<Entry>, list<Entry>} those that can be proven, and those that cannot
     */
    private function byPartner(): array
    {
        $names = array_map(static fn (Entry $entry): string => $entry->codec->name, $this->catalog->entries);
        $isComplete = static fn (Entry $entry): bool => in_array($entry->codec->partner ?? $entry->codec->name, $names);
        $complete = array_filter($this->catalog->entries, $isComplete);
        return [array_values($complete), array_values(array_diff_key($this->catalog->entries, $complete))];
    }

    private static function withoutPartner(Entry $entry): Refused
    {
        $reason = "it has one direction only, and {$entry->codec->partner}, its partner, is not there";
        return new Refused($entry->codec->name, $entry->library, $reason);
    }

    /** @return array<string, mixed> */
    private function describe(Entry $entry): array
    {
        $codec = $entry->codec;
        return [
            'name' => $codec->name,
            'format' => $codec->format,
            'layout' => $codec->layout,
            'family' => $codec->family,
            'library' => $entry->library,
            'version' => $entry->version,
            'backEnd' => $codec->backEnd,
            'schema' => $codec->schema,
            'losses' => $codec->losses,
            'limits' => $codec->limits,
            'direction' => $codec->direction,
            ...($codec->partner === null ? [] : ['partner' => $codec->partner]),
            'default' => $codec->default,
            'versionSwitches' => $codec->versionSwitches,
            'passesOn' => $codec->passesOn,
            ...($codec->safetyAdvice === null ? [] : ['safetyAdvice' => $codec->safetyAdvice]),
        ];
    }
}
