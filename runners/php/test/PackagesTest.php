<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Packages;
use Wirecost\Test\Support\Folder;
use Wirecost\Test\Support\TestCase;

final class PackagesTest extends TestCase
{
    private const FOLDER = 'WIRECOST_PHP_PACKAGES';

    private readonly Folder $folder;

    public function __construct()
    {
        $this->folder = new Folder();
    }

    protected function end(): void
    {
        $this->folder->delete();
    }

    public function a_part_tells_its_version_itself(): void
    {
        putenv(self::FOLDER . "={$this->folder->path}");
        file_put_contents("{$this->folder->make('avro')}/VERSION.txt", "1.8.2\n");
        $library = Packages::library('debian-source:avro-java', 'avro');

        $this->same(['debian-source:avro-java', '1.8.2'], [$library->name, $library->version()]);
    }

    public function a_part_that_is_not_there_or_does_not_load_has_no_version(): void
    {
        putenv(self::FOLDER . "={$this->folder->path}");
        file_put_contents("{$this->folder->path}/broken.so", 'no extension');

        $this->same(null, Packages::library('debian-source:broken', 'broken.so')->version());
        $this->same(null, Packages::library('debian-source:gone', 'gone.so')->version());
        putenv(self::FOLDER);
        $library = Packages::library('debian-source:avro-java', 'avro');
        $this->same(null, $library->version());
        $this->matches('/make it: wirecost setup php$/', $library->missing);
    }
}
