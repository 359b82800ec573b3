<?php

declare(strict_types=1);

namespace Wirecost\Data;

use Wirecost\Forms\Dialect;
use Wirecost\Forms\PlainForm;

/** Reads values of a schema into domain objects. */
final class ValueReader
{
    private readonly PlainReader $plain;
    private readonly PlainForm $form;

    public function __construct(private readonly Schema $schema, Domain $domain, BinaryInput $input)
    {
        $this->plain = new PlainReader($schema, $input);
        $this->form = PlainForm::of($schema, $domain, new Dialect(records: Dialect::PLACES));
    }

    /** A domain object of the root record. */
    public function root(): object
    {
        return ($this->form->read)($this->plain->record($this->schema->root));
    }
}
