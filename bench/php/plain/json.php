<?php

// JSON as the language has it: bytes are base64, and words stand for NaN and infinities.

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

const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS
    | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

Program::run(
    static fn (TransactionData $transaction): string => json_encode(toJson($transaction), FLAGS),
    static fn (string $bytes): TransactionData => fromJson(json_decode($bytes, true, 512, JSON_THROW_ON_ERROR)),
);

function toJson(TransactionData $transaction): array
{
    $docs = [];
    foreach ($transaction->docs as $document) {
        $docs[] = documentToJson($document);
    }
    return [
        'transactionId' => $transaction->transactionId,
        'description' => $transaction->description,
        'fromAccount' => accountToJson($transaction->fromAccount),
        'toAccount' => accountToJson($transaction->toAccount),
        'docs' => $docs,
        'type' => $transaction->type->value,
        'transactionTags' => $transaction->transactionTags,
        'amountDetail' => amountToJson($transaction->amountDetail),
        'timestamp' => $transaction->timestamp,
        'customAttributes' => (object) $transaction->customAttributes,
        'metadata' => metadataToJson($transaction->metadata),
    ];
}

function fromJson(array $json): TransactionData
{
    $docs = [];
    foreach ($json['docs'] as $document) {
        $docs[] = documentFromJson($document);
    }
    return new TransactionData(
        $json['transactionId'],
        $json['description'],
        accountFromJson($json['fromAccount']),
        accountFromJson($json['toAccount']),
        $docs,
        TransactionType::from($json['type']),
        $json['transactionTags'],
        amountFromJson($json['amountDetail']),
        $json['timestamp'],
        $json['customAttributes'],
        metadataFromJson($json['metadata']),
    );
}

function accountToJson(AccountDetail $account): array
{
    $json = ['accountNumber' => $account->accountNumber, 'accountHolder' => $account->accountHolder];
    if ($account->bankName !== null) {
        $json['bankName'] = $account->bankName;
    }
    if ($account->bankIdentifier !== null) {
        $json['bankIdentifier'] = $account->bankIdentifier;
    }
    if ($account->branchName !== null) {
        $json['branchName'] = $account->branchName;
    }
    if ($account->contactEmail !== null) {
        $json['contactEmail'] = $account->contactEmail;
    }
    if ($account->contactPhone !== null) {
        $json['contactPhone'] = $account->contactPhone;
    }
    if ($account->taxIdentifier !== null) {
        $json['taxIdentifier'] = $account->taxIdentifier;
    }
    if ($account->address !== null) {
        $json['address'] = addressToJson($account->address);
    }
    return $json;
}

function accountFromJson(array $json): AccountDetail
{
    return new AccountDetail(
        $json['accountNumber'],
        $json['accountHolder'],
        $json['bankName'] ?? null,
        $json['bankIdentifier'] ?? null,
        $json['branchName'] ?? null,
        $json['contactEmail'] ?? null,
        $json['contactPhone'] ?? null,
        $json['taxIdentifier'] ?? null,
        isset($json['address']) ? addressFromJson($json['address']) : null,
    );
}

function addressToJson(Address $address): array
{
    $coordinates = $address->coordinates;
    return [
        'street' => $address->street,
        'city' => $address->city,
        'postalCode' => $address->postalCode,
        'country' => $address->country,
        'coordinates' => [
            'latitude' => is_finite($coordinates->latitude) ? $coordinates->latitude : word($coordinates->latitude),
            'longitude' => is_finite($coordinates->longitude) ? $coordinates->longitude : word($coordinates->longitude),
        ],
    ];
}

function addressFromJson(array $json): Address
{
    ['latitude' => $latitude, 'longitude' => $longitude] = $json['coordinates'];
    return new Address(
        $json['street'],
        $json['city'],
        $json['postalCode'],
        $json['country'],
        new GeographicCoordinates(
            is_float($latitude) ? $latitude : number($latitude),
            is_float($longitude) ? $longitude : number($longitude),
        ),
    );
}

function documentToJson(AssociatedDocument $document): array
{
    $json = [
        'documentId' => $document->documentId,
        'title' => $document->title,
        'mediaType' => $document->mediaType,
        'content' => base64_encode($document->content),
    ];
    if ($document->note !== null) {
        $json['note'] = $document->note;
    }
    return $json;
}

function documentFromJson(array $json): AssociatedDocument
{
    return new AssociatedDocument(
        $json['documentId'],
        $json['title'],
        $json['mediaType'],
        base64_decode($json['content'], true),
        $json['note'] ?? null,
    );
}

function amountToJson(AmountDetail $amount): array
{
    $rates = [];
    foreach ($amount->exchangeRates as $currency => $rate) {
        $rates[$currency] = is_finite($rate) ? $rate : word($rate);
    }
    return [
        'amount' => is_finite($amount->amount) ? $amount->amount : word($amount->amount),
        'currency' => $amount->currency->value,
        'exchangeRates' => (object) $rates,
    ];
}

function amountFromJson(array $json): AmountDetail
{
    $rates = [];
    foreach ($json['exchangeRates'] as $currency => $rate) {
        $rates[$currency] = is_float($rate) ? $rate : number($rate);
    }
    return new AmountDetail(
        is_float($json['amount']) ? $json['amount'] : number($json['amount']),
        Currency::from($json['currency']),
        $rates,
    );
}

function metadataToJson(TransactionMetadata $metadata): array
{
    $chain = [];
    foreach ($metadata->authorizationChain as $authorization) {
        $chain[] = authorizationToJson($authorization);
    }
    $json = [
        'authorizationChain' => $chain,
        'deviceUsed' => $metadata->deviceUsed,
        'isRecurring' => $metadata->isRecurring,
        'location' => $metadata->location,
        'merchant' => $metadata->merchant,
    ];
    if ($metadata->merchantCategory !== null) {
        $json['merchantCategory'] = $metadata->merchantCategory;
    }
    if ($metadata->riskScore !== null) {
        $json['riskScore'] = is_finite($metadata->riskScore) ? $metadata->riskScore : word($metadata->riskScore);
    }
    if ($metadata->referenceNumber !== null) {
        $json['referenceNumber'] = $metadata->referenceNumber;
    }
    if ($metadata->ipAddress !== null) {
        $json['ipAddress'] = $metadata->ipAddress;
    }
    if ($metadata->settledAt !== null) {
        $json['settledAt'] = $metadata->settledAt;
    }
    return $json;
}

function metadataFromJson(array $json): TransactionMetadata
{
    $chain = [];
    foreach ($json['authorizationChain'] as $authorization) {
        $chain[] = authorizationFromJson($authorization);
    }
    $riskScore = $json['riskScore'] ?? null;
    return new TransactionMetadata(
        $chain,
        $json['deviceUsed'],
        $json['isRecurring'],
        $json['location'],
        $json['merchant'],
        $json['merchantCategory'] ?? null,
        $riskScore === null || is_float($riskScore) ? $riskScore : number($riskScore),
        $json['referenceNumber'] ?? null,
        $json['ipAddress'] ?? null,
        $json['settledAt'] ?? null,
    );
}

function authorizationToJson(AuthorizationDetail $authorization): array
{
    $json = [
        'authorizedBy' => $authorization->authorizedBy,
        'role' => $authorization->role,
        'authorizedAt' => $authorization->authorizedAt,
    ];
    if ($authorization->comment !== null) {
        $json['comment'] = $authorization->comment;
    }
    return $json;
}

function authorizationFromJson(array $json): AuthorizationDetail
{
    return new AuthorizationDetail(
        $json['authorizedBy'],
        $json['role'],
        $json['authorizedAt'],
        $json['comment'] ?? null,
    );
}

/** What stands for a number that JSON does not have. */
function word(float $number): string
{
    return is_nan($number) ? 'NaN' : ($number > 0 ? 'Infinity' : '-Infinity');
}

/** Other writers leave out a fraction of zero. */
function number(int|string $json): float
{
    if (is_int($json)) {
        return (float) $json;
    }
    return match ($json) {
        'NaN' => NAN,
        'Infinity' => INF,
        '-Infinity' => -INF,
    };
}
