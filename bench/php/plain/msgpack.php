<?php

// MessagePack with a map for each record. The library has one type of strings, for bytes too.

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

// No additions of the library's own.
ini_set('msgpack.php_only', '0');

Program::run(
    static fn (TransactionData $transaction): string => msgpack_pack(toMap($transaction)),
    static fn (string $bytes): TransactionData => fromMap(msgpack_unpack($bytes)),
);

function toMap(TransactionData $transaction): array
{
    $docs = [];
    foreach ($transaction->docs as $document) {
        $docs[] = documentToMap($document);
    }
    return [
        'transactionId' => $transaction->transactionId,
        'description' => $transaction->description,
        'fromAccount' => accountToMap($transaction->fromAccount),
        'toAccount' => accountToMap($transaction->toAccount),
        'docs' => $docs,
        'type' => $transaction->type->value,
        'transactionTags' => $transaction->transactionTags,
        'amountDetail' => amountToMap($transaction->amountDetail),
        'timestamp' => $transaction->timestamp,
        'customAttributes' => $transaction->customAttributes,
        'metadata' => metadataToMap($transaction->metadata),
    ];
}

function fromMap(array $map): TransactionData
{
    $docs = [];
    foreach ($map['docs'] as $document) {
        $docs[] = documentFromMap($document);
    }
    return new TransactionData(
        $map['transactionId'],
        $map['description'],
        accountFromMap($map['fromAccount']),
        accountFromMap($map['toAccount']),
        $docs,
        TransactionType::from($map['type']),
        $map['transactionTags'],
        amountFromMap($map['amountDetail']),
        $map['timestamp'],
        $map['customAttributes'],
        metadataFromMap($map['metadata']),
    );
}

function accountToMap(AccountDetail $account): array
{
    $map = ['accountNumber' => $account->accountNumber, 'accountHolder' => $account->accountHolder];
    if ($account->bankName !== null) {
        $map['bankName'] = $account->bankName;
    }
    if ($account->bankIdentifier !== null) {
        $map['bankIdentifier'] = $account->bankIdentifier;
    }
    if ($account->branchName !== null) {
        $map['branchName'] = $account->branchName;
    }
    if ($account->contactEmail !== null) {
        $map['contactEmail'] = $account->contactEmail;
    }
    if ($account->contactPhone !== null) {
        $map['contactPhone'] = $account->contactPhone;
    }
    if ($account->taxIdentifier !== null) {
        $map['taxIdentifier'] = $account->taxIdentifier;
    }
    if ($account->address !== null) {
        $map['address'] = addressToMap($account->address);
    }
    return $map;
}

function accountFromMap(array $map): AccountDetail
{
    return new AccountDetail(
        $map['accountNumber'],
        $map['accountHolder'],
        $map['bankName'] ?? null,
        $map['bankIdentifier'] ?? null,
        $map['branchName'] ?? null,
        $map['contactEmail'] ?? null,
        $map['contactPhone'] ?? null,
        $map['taxIdentifier'] ?? null,
        isset($map['address']) ? addressFromMap($map['address']) : null,
    );
}

function addressToMap(Address $address): array
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

function addressFromMap(array $map): Address
{
    return new Address(
        $map['street'],
        $map['city'],
        $map['postalCode'],
        $map['country'],
        new GeographicCoordinates($map['coordinates']['latitude'], $map['coordinates']['longitude']),
    );
}

function documentToMap(AssociatedDocument $document): array
{
    $map = [
        'documentId' => $document->documentId,
        'title' => $document->title,
        'mediaType' => $document->mediaType,
        'content' => $document->content,
    ];
    if ($document->note !== null) {
        $map['note'] = $document->note;
    }
    return $map;
}

function documentFromMap(array $map): AssociatedDocument
{
    return new AssociatedDocument(
        $map['documentId'],
        $map['title'],
        $map['mediaType'],
        $map['content'],
        $map['note'] ?? null,
    );
}

function amountToMap(AmountDetail $amount): array
{
    return [
        'amount' => $amount->amount,
        'currency' => $amount->currency->value,
        'exchangeRates' => $amount->exchangeRates,
    ];
}

function amountFromMap(array $map): AmountDetail
{
    return new AmountDetail($map['amount'], Currency::from($map['currency']), $map['exchangeRates']);
}

function metadataToMap(TransactionMetadata $metadata): array
{
    $chain = [];
    foreach ($metadata->authorizationChain as $authorization) {
        $chain[] = authorizationToMap($authorization);
    }
    $map = [
        'authorizationChain' => $chain,
        'deviceUsed' => $metadata->deviceUsed,
        'isRecurring' => $metadata->isRecurring,
        'location' => $metadata->location,
        'merchant' => $metadata->merchant,
    ];
    if ($metadata->merchantCategory !== null) {
        $map['merchantCategory'] = $metadata->merchantCategory;
    }
    if ($metadata->riskScore !== null) {
        $map['riskScore'] = $metadata->riskScore;
    }
    if ($metadata->referenceNumber !== null) {
        $map['referenceNumber'] = $metadata->referenceNumber;
    }
    if ($metadata->ipAddress !== null) {
        $map['ipAddress'] = $metadata->ipAddress;
    }
    if ($metadata->settledAt !== null) {
        $map['settledAt'] = $metadata->settledAt;
    }
    return $map;
}

function metadataFromMap(array $map): TransactionMetadata
{
    $chain = [];
    foreach ($map['authorizationChain'] as $authorization) {
        $chain[] = authorizationFromMap($authorization);
    }
    return new TransactionMetadata(
        $chain,
        $map['deviceUsed'],
        $map['isRecurring'],
        $map['location'],
        $map['merchant'],
        $map['merchantCategory'] ?? null,
        $map['riskScore'] ?? null,
        $map['referenceNumber'] ?? null,
        $map['ipAddress'] ?? null,
        $map['settledAt'] ?? null,
    );
}

function authorizationToMap(AuthorizationDetail $authorization): array
{
    $map = [
        'authorizedBy' => $authorization->authorizedBy,
        'role' => $authorization->role,
        'authorizedAt' => $authorization->authorizedAt,
    ];
    if ($authorization->comment !== null) {
        $map['comment'] = $authorization->comment;
    }
    return $map;
}

function authorizationFromMap(array $map): AuthorizationDetail
{
    return new AuthorizationDetail(
        $map['authorizedBy'],
        $map['role'],
        $map['authorizedAt'],
        $map['comment'] ?? null,
    );
}
