<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Data\Domain;
use Wirecost\Data\Field;
use Wirecost\Data\Schema;
use Wirecost\Data\Type;
use Wirecost\Test\Support\Folder;
use Wirecost\Test\Support\TestCase;
use Wirecost\Test\Support\TestDomain;

final class DomainTest extends TestCase
{
    private readonly TestDomain $test;

    public function __construct()
    {
        $this->test = new TestDomain("root R\nrecord R\n  a int\n  n null\n  e enum(E)\nenum E\n  X\n  Y\n");
    }

    protected function end(): void
    {
        $this->test->folder->delete();
    }

    public function names_in_code_are_those_of_the_domain(): void
    {
        [$a, , $e] = $this->test->schema->fields('R');

        $this->same('Wirecost\Domain\Type0', $this->test->domain->class('R'));
        $this->same(['p0', 'p1'], [$this->test->domain->property('R', $a), $this->test->domain->property('R', $e)]);
        $this->same('\Wirecost\Domain\Type1::C1', $this->test->domain->case($e->type, 'Y'));
        $this->same(['Wirecost\Domain\Type0', 'Wirecost\Domain\Type1'], $this->test->domain->allClasses());
    }

    public function a_name_that_is_no_identifier_is_refused(): void
    {
        $names = file_get_contents("{$this->test->folder->path}/domain.json");
        foreach (['Type0' => 'A;B', 'p0' => 'p-0', 'C1' => "C1\n"] as $name => $wrong) {
            $changed = str_replace(json_encode($name), json_encode($wrong), $names);
            $this->throws('/^no identifier: /', fn () => $this->load($changed, $this->test->schema));
        }
    }

    public function a_schema_with_more_than_the_domain_is_refused(): void
    {
        $names = file_get_contents("{$this->test->folder->path}/domain.json");
        $more = [
            "root R\nrecord R\n  b int\n" => '/no property of R.b/',
            "root S\nrecord S\n" => '/no class of S/',
            "root R\nrecord R\nenum F\n" => '/no class of F/',
        ];
        foreach ($more as $text => $message) {
            $this->throws($message, fn () => $this->load($names, Schema::parse($text)));
        }
        $unknown = new Field('n', new Type('null'), 'n');
        $this->throws('/no property of R.n/', fn () => $this->test->domain->property('R', $unknown));
    }

    public function a_process_has_one_domain_only(): void
    {
        $other = new Folder();
        $this->throws('/one domain only/', fn () => Domain::load($other->path, $this->test->schema));
        $other->delete();
    }

    /** Loads the same classes with other names. */
    private function load(string $names, Schema $schema): void
    {
        $file = "{$this->test->folder->path}/domain.json";
        $before = file_get_contents($file);
        file_put_contents($file, $names);
        try {
            Domain::load($this->test->folder->path, $schema);
        } finally {
            file_put_contents($file, $before);
        }
    }
}
