<?php

// BSON of MongoDB's driver, which reads documents as arrays if it is told so.

declare(strict_types=1);

use MongoDB\BSON\Binary;
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

use function MongoDB\BSON\fromPHP;
use function MongoDB\BSON\toPHP;

require __DIR__ . '/harness/autoload.php';

const ARRAYS = ['root' => 'array', 'document' => 'array', 'array' => 'array'];

Program::run(
    static fn (TransactionData $transaction): string => fromPHP(toBson($transaction)),
    static fn (string $bytes): TransactionData => fromBson(toPHP($bytes, ARRAYS)),
);

function toBson(TransactionData $transaction): array
{
    $docs = [];
    foreach ($transaction->docs as $document) {
        $docs[] = documentToBson($document);
    }
    return [
        'transactionId' => $transaction->transactionId,
        'description' => $transaction->description,
        'fromAccount' => accountToBson($transaction->fromAccount),
        'toAccount' => accountToBson($transaction->toAccount),
        'docs' => $docs,
        'type' => $transaction->type->value,
        'transactionTags' => $transaction->transactionTags,
        'amountDetail' => amountToBson($transaction->amountDetail),
        'timestamp' => $transaction->timestamp,
        'customAttributes' => (object) $transaction->customAttributes,
        'metadata' => metadataToBson($transaction->metadata),
    ];
}

function fromBson(array $bson): TransactionData
{
    $docs = [];
    foreach ($bson['docs'] as $document) {
        $docs[] = documentFromBson($document);
    }
    return new TransactionData(
        $bson['transactionId'],
        $bson['description'],
        accountFromBson($bson['fromAccount']),
        accountFromBson($bson['toAccount']),
        $docs,
        TransactionType::from($bson['type']),
        $bson['transactionTags'],
        amountFromBson($bson['amountDetail']),
        $bson['timestamp'],
        $bson['customAttributes'],
        metadataFromBson($bson['metadata']),
    );
}

function accountToBson(AccountDetail $account): array
{
    $bson = ['accountNumber' => $account->accountNumber, 'accountHolder' => $account->accountHolder];
    if ($account->bankName !== null) {
        $bson['bankName'] = $account->bankName;
    }
    if ($account->bankIdentifier !== null) {
        $bson['bankIdentifier'] = $account->bankIdentifier;
    }
    if ($account->branchName !== null) {
        $bson['branchName'] = $account->branchName;
    }
    if ($account->contactEmail !== null) {
        $bson['contactEmail'] = $account->contactEmail;
    }
    if ($account->contactPhone !== null) {
        $bson['contactPhone'] = $account->contactPhone;
    }
    if ($account->taxIdentifier !== null) {
        $bson['taxIdentifier'] = $account->taxIdentifier;
    }
    if ($account->address !== null) {
        $bson['address'] = addressToBson($account->address);
    }
    return $bson;
}

function accountFromBson(array $bson): AccountDetail
{
    return new AccountDetail(
        $bson['accountNumber'],
        $bson['accountHolder'],
        $bson['bankName'] ?? null,
        $bson['bankIdentifier'] ?? null,
        $bson['branchName'] ?? null,
        $bson['contactEmail'] ?? null,
        $bson['contactPhone'] ?? null,
        $bson['taxIdentifier'] ?? null,
        isset($bson['address']) ? addressFromBson($bson['address']) : null,
    );
}

function addressToBson(Address $address): array
{
    $coordinates = $address->coordinates;
    return [
        'street' => $address->street,
        'city' => $address->city,
        'postalCode' => $address->postalCode,
        'country' => $address->country,
        'coordinates' => ['latitude' => $coordinates->latitude, 'longitude' => $coordinates->longitude],
    ];
}

function addressFromBson(array $bson): Address
{
    return new Address(
        $bson['street'],
        $bson['city'],
        $bson['postalCode'],
        $bson['country'],
        new GeographicCoordinates($bson['coordinates']['latitude'], $bson['coordinates']['longitude']),
    );
}

function documentToBson(AssociatedDocument $document): array
{
    $bson = [
        'documentId' => $document->documentId,
        'title' => $document->title,
        'mediaType' => $document->mediaType,
        'content' => new Binary($document->content, Binary::TYPE_GENERIC),
    ];
    if ($document->note !== null) {
        $bson['note'] = $document->note;
    }
    return $bson;
}

function documentFromBson(array $bson): AssociatedDocument
{
    return new AssociatedDocument(
        $bson['documentId'],
        $bson['title'],
        $bson['mediaType'],
        $bson['content']->getData(),
        $bson['note'] ?? null,
    );
}

function amountToBson(AmountDetail $amount): array
{
    return [
        'amount' => $amount->amount,
        'currency' => $amount->currency->value,
        'exchangeRates' => (object) $amount->exchangeRates,
    ];
}

function amountFromBson(array $bson): AmountDetail
{
    return new AmountDetail($bson['amount'], Currency::from($bson['currency']), $bson['exchangeRates']);
}

function metadataToBson(TransactionMetadata $metadata): array
{
    $chain = [];
    foreach ($metadata->authorizationChain as $authorization) {
        $chain[] = authorizationToBson($authorization);
    }
    $bson = [
        'authorizationChain' => $chain,
        'deviceUsed' => $metadata->deviceUsed,
        'isRecurring' => $metadata->isRecurring,
        'location' => $metadata->location,
        'merchant' => $metadata->merchant,
    ];
    if ($metadata->merchantCategory !== null) {
        $bson['merchantCategory'] = $metadata->merchantCategory;
    }
    if ($metadata->riskScore !== null) {
        $bson['riskScore'] = $metadata->riskScore;
    }
    if ($metadata->referenceNumber !== null) {
        $bson['referenceNumber'] = $metadata->referenceNumber;
    }
    if ($metadata->ipAddress !== null) {
        $bson['ipAddress'] = $metadata->ipAddress;
    }
    if ($metadata->settledAt !== null) {
        $bson['settledAt'] = $metadata->settledAt;
    }
    return $bson;
}

function metadataFromBson(array $bson): TransactionMetadata
{
    $chain = [];
    foreach ($bson['authorizationChain'] as $authorization) {
        $chain[] = authorizationFromBson($authorization);
    }
    return new TransactionMetadata(
        $chain,
        $bson['deviceUsed'],
        $bson['isRecurring'],
        $bson['location'],
        $bson['merchant'],
        $bson['merchantCategory'] ?? null,
        $bson['riskScore'] ?? null,
        $bson['referenceNumber'] ?? null,
        $bson['ipAddress'] ?? null,
        $bson['settledAt'] ?? null,
    );
}

function authorizationToBson(AuthorizationDetail $authorization): array
{
    $bson = [
        'authorizedBy' => $authorization->authorizedBy,
        'role' => $authorization->role,
        'authorizedAt' => $authorization->authorizedAt,
    ];
    if ($authorization->comment !== null) {
        $bson['comment'] = $authorization->comment;
    }
    return $bson;
}

function authorizationFromBson(array $bson): AuthorizationDetail
{
    return new AuthorizationDetail(
        $bson['authorizedBy'],
        $bson['role'],
        $bson['authorizedAt'],
        $bson['comment'] ?? null,
    );
}
