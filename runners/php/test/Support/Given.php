<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

use Wirecost\Data\Dataset;
use Wirecost\Data\Schema;

/** A dataset on which codecs are proven. */
final class Given
{
    /**
     * @param string $derived folder with the derived schemas, one folder for each
     * @param string $domain folder of the domain's classes
     * @param list<array{list<mixed>, string}> $records each as the list of its values, and in the neutral form
     */
    private function __construct(
        public readonly string $name,
        public readonly Schema $schema,
        public readonly string $schemaText,
        public readonly string $schemaFile,
        public readonly string $derived,
        public readonly string $domain,
        public readonly array $records,
    ) {
    }

    /**
     * Reads NAME.dataset. Beside it may lie a folder NAME.derived, and in that a folder php with the domain's classes;
     * without it, classes are made here.
     */
    public static function read(string $path, Folder $folder): self
    {
        $file = file_get_contents($path);
        $name = basename($path, '.dataset');
        $schemaFile = "$folder->path/$name.schema";
        file_put_contents($schemaFile, Files::schemaText($file));
        $schema = (new Dataset($file))->schema;
        $derived = preg_replace('/\.dataset$/D', '.derived', $path);
        $domain = "$derived/php";
        if (!is_dir($domain)) {
            $domain = $folder->make("$name.domain");
            DomainEmitter::write($schema, $domain);
        }
        $records = Files::records($schema, $file);
        return new self($name, $schema, Files::schemaText($file), $schemaFile, $derived, $domain, $records);
    }
}
