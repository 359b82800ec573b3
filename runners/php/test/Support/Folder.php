<?php

declare(strict_types=1);

namespace Wirecost\Test\Support;

/** A folder of its own for a test, which is deleted with all that is in it. */
final class Folder
{
    public readonly string $path;

    public function __construct()
    {
        $this->path = sys_get_temp_dir() . '/wirecost-php-' . getmypid() . '-' . bin2hex(random_bytes(4));
        mkdir($this->path);
    }

    /** Makes a folder within. */
    public function make(string $name): string
    {
        mkdir("$this->path/$name");
        return "$this->path/$name";
    }

    public function delete(): void
    {
        self::deleteAll($this->path);
    }

    private static function deleteAll(string $folder): void
    {
        foreach (array_diff(scandir($folder), ['.', '..']) as $name) {
            $path = "$folder/$name";
            is_dir($path) && !is_link($path) ? self::deleteAll($path) : unlink($path);
        }
        rmdir($folder);
    }
}
