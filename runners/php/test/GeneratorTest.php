<?php

declare(strict_types=1);

namespace Wirecost\Test;

use Wirecost\Generator;
use Wirecost\MissingTool;
use Wirecost\Test\Support\TestCase;

final class GeneratorTest extends TestCase
{
    public function a_program_that_is_not_installed_is_named_with_its_package(): void
    {
        $e = $this->throws(
            '/^no wirecost-dance; install it: apt-get install dance$/',
            static fn () => Generator::run(['wirecost-dance', '--php'], 'dance'),
        );

        $this->same(MissingTool::class, $e::class);
    }

    public function a_program_that_fails_is_quoted(): void
    {
        $code = 'fwrite(STDERR, "line 3: no such type\n"); exit(4);';

        $this->throws(
            '/ended with 4: line 3: no such type$/',
            static fn () => Generator::run([PHP_BINARY, '-r', $code], 'php-cli'),
        );
    }

    public function a_program_that_ends_well_may_print(): void
    {
        Generator::run([PHP_BINARY, '-r', 'echo "not ok";'], 'php-cli');
    }
}
