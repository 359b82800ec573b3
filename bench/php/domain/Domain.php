<?php

// The classes of workload "transactions", as a programmer writes them.

declare(strict_types=1);

namespace Wirecost\Domain;

final class TransactionData
{
    public function __construct(
        public string $transactionId,
        public string $description,
        public AccountDetail $fromAccount,
        public AccountDetail $toAccount,
        /** @var list<AssociatedDocument> */
        public array $docs,
        public TransactionType $type,
        /** @var list<string> */
        public array $transactionTags,
        public AmountDetail $amountDetail,
        public int $timestamp,
        /** @var array<string, string> */
        public array $customAttributes,
        public TransactionMetadata $metadata,
    ) {
    }
}

final class AccountDetail
{
    public function __construct(
        public string $accountNumber,
        public string $accountHolder,
        public ?string $bankName,
        public ?string $bankIdentifier,
        public ?string $branchName,
        public ?string $contactEmail,
        public ?string $contactPhone,
        public ?string $taxIdentifier,
        public ?Address $address,
    ) {
    }
}

final class Address
{
    public function __construct(
        public string $street,
        public string $city,
        public string $postalCode,
        public string $country,
        public GeographicCoordinates $coordinates,
    ) {
    }
}

final class GeographicCoordinates
{
    public function __construct(public float $latitude, public float $longitude)
    {
    }
}

final class AssociatedDocument
{
    /** @param string $content bytes */
    public function __construct(
        public string $documentId,
        public string $title,
        public string $mediaType,
        public string $content,
        public ?string $note,
    ) {
    }
}

enum TransactionType: string
{
    case TRANSFER = 'TRANSFER';
    case PAYMENT = 'PAYMENT';
    case DEPOSIT = 'DEPOSIT';
    case WITHDRAWAL = 'WITHDRAWAL';
    case REFUND = 'REFUND';
    case FEE = 'FEE';
}

final class AmountDetail
{
    public function __construct(
        public float $amount,
        public Currency $currency,
        /** @var array<string, float> */
        public array $exchangeRates,
    ) {
    }
}

enum Currency: string
{
    case EUR = 'EUR';
    case USD = 'USD';
    case UAH = 'UAH';
    case GBP = 'GBP';
    case PLN = 'PLN';
    case CHF = 'CHF';
    case JPY = 'JPY';
    case BRL = 'BRL';
}

final class TransactionMetadata
{
    public function __construct(
        /** @var list<AuthorizationDetail> */
        public array $authorizationChain,
        public string $deviceUsed,
        public bool $isRecurring,
        public string $location,
        public string $merchant,
        public ?string $merchantCategory,
        public ?float $riskScore,
        public ?string $referenceNumber,
        public ?string $ipAddress,
        public ?int $settledAt,
    ) {
    }
}

final class AuthorizationDetail
{
    public function __construct(
        public string $authorizedBy,
        public string $role,
        public int $authorizedAt,
        public ?string $comment,
    ) {
    }
}
