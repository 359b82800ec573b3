<?php

declare(strict_types=1);

namespace Wirecost;

use Wirecost\Protocol\Problem;

/** The codecs of this runner, by what is installed. */
final class Catalog
{
    private const UNAVAILABLE = __DIR__ . '/../refused.json';

    /**
     * @param list<Entry> $entries
     * @param list<Refused> $refused
     */
    public function __construct(public readonly array $entries, public readonly array $refused)
    {
    }

    /** Loads the descriptions of all codecs, but none of their libraries. */
    public static function load(): self
    {
        $entries = [];
        $refused = self::unavailable();
        foreach (self::files() as $file) {
            $library = $file::library();
            $version = $library->version();
            foreach ($file::codecs() as $codec) {
                if ($version !== null) {
                    $entries[] = new Entry($codec, $library->name, $version);
                } else {
                    $refused[] = new Refused($codec->name, $library->name, $library->missing);
                }
            }
        }
        return new self($entries, $refused);
    }

    public function find(string $name): Entry
    {
        foreach ($this->entries as $entry) {
            if ($entry->codec->name === $name) {
                return $entry;
            }
        }
        foreach ($this->refused as $refused) {
            if ($refused->name === $name) {
                throw new Problem($refused->reason);
            }
        }
        throw new Problem("no codec is called $name");
    }

    /** @return list<class-string<CodecFile>> in the order of the alphabet */
    private static function files(): array
    {
        $class = static fn (string $path): string => 'Wirecost\\Codecs\\' . basename($path, '.php');
        return array_map($class, glob(__DIR__ . '/Codecs/*.php'));
    }

    /** @return list<Refused> libraries that are known and cannot be had */
    private static function unavailable(): array
    {
        if (!is_file(self::UNAVAILABLE)) {
            return [];
        }
        $libraries = json_decode(file_get_contents(self::UNAVAILABLE), true, flags: JSON_THROW_ON_ERROR);
        return array_map(static fn (array $library): Refused => new Refused(...$library), $libraries);
    }
}
