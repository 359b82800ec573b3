<?php

declare(strict_types=1);

namespace Wirecost\Test;

use ErrorException;
use JsonException;
use TypeError;
use ValueError;
use Wirecost\Protocol\Problem;
use Wirecost\Protocol\ThrownKind;
use Wirecost\Test\Support\TestCase;

final class ThrownKindTest extends TestCase
{
    public function errors_of_the_language_are_not_expected_of_a_library(): void
    {
        $this->same(['unexpected' => true], ThrownKind::members(new TypeError('must be of type int, string given')));
        $this->same(['unexpected' => true], ThrownKind::members(new ErrorException('Undefined array key "id"')));
    }

    public function exceptions_and_warnings_of_bad_input_are_expected(): void
    {
        $this->same([], ThrownKind::members(new JsonException('Syntax error')));
        $this->same([], ThrownKind::members(new ValueError('no number: x')));
        $this->same([], ThrownKind::members(new ErrorException('unserialize(): Error at offset 3 of 9 bytes')));
    }

    public function an_object_that_is_no_value_of_the_schema_is_a_misfit_with_its_place_if_that_is_known(): void
    {
        $misfit = new Problem('deserialize: id: expected an integer', misfit: ['path' => 'id', 'read' => 'absent']);
        $this->same('{"misfit":{"path":"id","read":"absent"}}', json_encode(ThrownKind::members($misfit)));
        $this->same('{"misfit":{}}', json_encode(ThrownKind::members(new Problem('the same object twice'))));
    }
}
