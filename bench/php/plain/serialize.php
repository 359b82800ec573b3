<?php

// The serialization of PHP itself takes every object as it is. Only classes of the workload are read.

declare(strict_types=1);

use Wirecost\Bench\Program;
use Wirecost\Domain\AccountDetail;
use Wirecost\Domain\Address;
use Wirecost\Domain\AmountDetail;
use Wirecost\Domain\AssociatedDocument;
use Wirecost\Domain\AuthorizationDetail;
use Wirecost\Domain\Currency;
use Wirecost\Domain\GeographicCoordinates;
use Wirecost\Domain\TransactionData;
use Wirecost\Domain\TransactionMetadata;
use Wirecost\Domain\TransactionType;

require __DIR__ . '/harness/autoload.php';

const TRUSTED = [
    'allowed_classes' => [
        TransactionData::class,
        AccountDetail::class,
        Address::class,
        GeographicCoordinates::class,
        AssociatedDocument::class,
        TransactionType::class,
        AmountDetail::class,
        Currency::class,
        TransactionMetadata::class,
        AuthorizationDetail::class,
    ],
];

Program::run(
    serialize(...),
    static fn (string $bytes): TransactionData => unserialize($bytes, TRUSTED),
);
