<?php

// Protocol Buffers in PHP itself, with the classes that protoc generates of transactions.proto.

declare(strict_types=1);

use Finance\AccountDetail as AccountMessage;
use Finance\Address as AddressMessage;
use Finance\AmountDetail as AmountMessage;
use Finance\AssociatedDocument as DocumentMessage;
use Finance\AuthorizationDetail as AuthorizationMessage;
use Finance\GeographicCoordinates as CoordinatesMessage;
use Finance\TransactionData as TransactionMessage;
use Finance\TransactionMetadata as MetadataMessage;
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

// The library and the generated classes.
set_include_path(__DIR__ . '/../generated' . PATH_SEPARATOR . get_include_path());
spl_autoload_register(static function (string $class): void {
    $file = stream_resolve_include_path(strtr($class, '\\', '/') . '.php');
    if ($file !== false) {
        require $file;
    }
});

const TYPES = [
    TransactionType::TRANSFER,
    TransactionType::PAYMENT,
    TransactionType::DEPOSIT,
    TransactionType::WITHDRAWAL,
    TransactionType::REFUND,
    TransactionType::FEE,
];
const TYPE_NUMBERS = ['TRANSFER' => 0, 'PAYMENT' => 1, 'DEPOSIT' => 2, 'WITHDRAWAL' => 3, 'REFUND' => 4, 'FEE' => 5];
const CURRENCIES = [
    Currency::EUR,
    Currency::USD,
    Currency::UAH,
    Currency::GBP,
    Currency::PLN,
    Currency::CHF,
    Currency::JPY,
    Currency::BRL,
];
const CURRENCY_NUMBERS = [
    'EUR' => 0,
    'USD' => 1,
    'UAH' => 2,
    'GBP' => 3,
    'PLN' => 4,
    'CHF' => 5,
    'JPY' => 6,
    'BRL' => 7,
];

Program::run(
    static fn (TransactionData $transaction): string => toMessage($transaction)->serializeToString(),
    static function (string $bytes): TransactionData {
        $message = new TransactionMessage();
        $message->mergeFromString($bytes);
        return fromMessage($message);
    },
);

function toMessage(TransactionData $transaction): TransactionMessage
{
    $docs = [];
    foreach ($transaction->docs as $document) {
        $docs[] = toDocument($document);
    }
    $message = new TransactionMessage();
    $message->setTransactionId($transaction->transactionId);
    $message->setDescription($transaction->description);
    $message->setFromAccount(toAccount($transaction->fromAccount));
    $message->setToAccount(toAccount($transaction->toAccount));
    $message->setDocs($docs);
    $message->setType(TYPE_NUMBERS[$transaction->type->value]);
    $message->setTransactionTags($transaction->transactionTags);
    $message->setAmountDetail(toAmount($transaction->amountDetail));
    $message->setTimestamp($transaction->timestamp);
    $message->setCustomAttributes($transaction->customAttributes);
    $message->setMetadata(toMetadata($transaction->metadata));
    return $message;
}

function fromMessage(TransactionMessage $message): TransactionData
{
    $docs = [];
    foreach ($message->getDocs() as $document) {
        $docs[] = fromDocument($document);
    }
    $tags = [];
    foreach ($message->getTransactionTags() as $tag) {
        $tags[] = $tag;
    }
    $attributes = [];
    foreach ($message->getCustomAttributes() as $name => $value) {
        $attributes[$name] = $value;
    }
    return new TransactionData(
        $message->getTransactionId(),
        $message->getDescription(),
        fromAccount($message->getFromAccount()),
        fromAccount($message->getToAccount()),
        $docs,
        TYPES[$message->getType()],
        $tags,
        fromAmount($message->getAmountDetail()),
        $message->getTimestamp(),
        $attributes,
        fromMetadata($message->getMetadata()),
    );
}

function toAccount(AccountDetail $account): AccountMessage
{
    $message = new AccountMessage();
    $message->setAccountNumber($account->accountNumber);
    $message->setAccountHolder($account->accountHolder);
    if ($account->bankName !== null) {
        $message->setBankName($account->bankName);
    }
    if ($account->bankIdentifier !== null) {
        $message->setBankIdentifier($account->bankIdentifier);
    }
    if ($account->branchName !== null) {
        $message->setBranchName($account->branchName);
    }
    if ($account->contactEmail !== null) {
        $message->setContactEmail($account->contactEmail);
    }
    if ($account->contactPhone !== null) {
        $message->setContactPhone($account->contactPhone);
    }
    if ($account->taxIdentifier !== null) {
        $message->setTaxIdentifier($account->taxIdentifier);
    }
    if ($account->address !== null) {
        $message->setAddress(toAddress($account->address));
    }
    return $message;
}

function fromAccount(AccountMessage $message): AccountDetail
{
    return new AccountDetail(
        $message->getAccountNumber(),
        $message->getAccountHolder(),
        $message->hasBankName() ? $message->getBankName() : null,
        $message->hasBankIdentifier() ? $message->getBankIdentifier() : null,
        $message->hasBranchName() ? $message->getBranchName() : null,
        $message->hasContactEmail() ? $message->getContactEmail() : null,
        $message->hasContactPhone() ? $message->getContactPhone() : null,
        $message->hasTaxIdentifier() ? $message->getTaxIdentifier() : null,
        $message->hasAddress() ? fromAddress($message->getAddress()) : null,
    );
}

function toAddress(Address $address): AddressMessage
{
    $coordinates = new CoordinatesMessage();
    $coordinates->setLatitude($address->coordinates->latitude);
    $coordinates->setLongitude($address->coordinates->longitude);
    $message = new AddressMessage();
    $message->setStreet($address->street);
    $message->setCity($address->city);
    $message->setPostalCode($address->postalCode);
    $message->setCountry($address->country);
    $message->setCoordinates($coordinates);
    return $message;
}

function fromAddress(AddressMessage $message): Address
{
    $coordinates = $message->getCoordinates();
    return new Address(
        $message->getStreet(),
        $message->getCity(),
        $message->getPostalCode(),
        $message->getCountry(),
        new GeographicCoordinates($coordinates->getLatitude(), $coordinates->getLongitude()),
    );
}

function toDocument(AssociatedDocument $document): DocumentMessage
{
    $message = new DocumentMessage();
    $message->setDocumentId($document->documentId);
    $message->setTitle($document->title);
    $message->setMediaType($document->mediaType);
    $message->setContent($document->content);
    if ($document->note !== null) {
        $message->setNote($document->note);
    }
    return $message;
}

function fromDocument(DocumentMessage $message): AssociatedDocument
{
    return new AssociatedDocument(
        $message->getDocumentId(),
        $message->getTitle(),
        $message->getMediaType(),
        $message->getContent(),
        $message->hasNote() ? $message->getNote() : null,
    );
}

function toAmount(AmountDetail $amount): AmountMessage
{
    $message = new AmountMessage();
    $message->setAmount($amount->amount);
    $message->setCurrency(CURRENCY_NUMBERS[$amount->currency->value]);
    $message->setExchangeRates($amount->exchangeRates);
    return $message;
}

function fromAmount(AmountMessage $message): AmountDetail
{
    $rates = [];
    foreach ($message->getExchangeRates() as $currency => $rate) {
        $rates[$currency] = $rate;
    }
    return new AmountDetail($message->getAmount(), CURRENCIES[$message->getCurrency()], $rates);
}

function toMetadata(TransactionMetadata $metadata): MetadataMessage
{
    $chain = [];
    foreach ($metadata->authorizationChain as $authorization) {
        $chain[] = toAuthorization($authorization);
    }
    $message = new MetadataMessage();
    $message->setAuthorizationChain($chain);
    $message->setDeviceUsed($metadata->deviceUsed);
    $message->setIsRecurring($metadata->isRecurring);
    $message->setLocation($metadata->location);
    $message->setMerchant($metadata->merchant);
    if ($metadata->merchantCategory !== null) {
        $message->setMerchantCategory($metadata->merchantCategory);
    }
    if ($metadata->riskScore !== null) {
        $message->setRiskScore($metadata->riskScore);
    }
    if ($metadata->referenceNumber !== null) {
        $message->setReferenceNumber($metadata->referenceNumber);
    }
    if ($metadata->ipAddress !== null) {
        $message->setIpAddress($metadata->ipAddress);
    }
    if ($metadata->settledAt !== null) {
        $message->setSettledAt($metadata->settledAt);
    }
    return $message;
}

function fromMetadata(MetadataMessage $message): TransactionMetadata
{
    $chain = [];
    foreach ($message->getAuthorizationChain() as $authorization) {
        $chain[] = fromAuthorization($authorization);
    }
    return new TransactionMetadata(
        $chain,
        $message->getDeviceUsed(),
        $message->getIsRecurring(),
        $message->getLocation(),
        $message->getMerchant(),
        $message->hasMerchantCategory() ? $message->getMerchantCategory() : null,
        $message->hasRiskScore() ? $message->getRiskScore() : null,
        $message->hasReferenceNumber() ? $message->getReferenceNumber() : null,
        $message->hasIpAddress() ? $message->getIpAddress() : null,
        $message->hasSettledAt() ? $message->getSettledAt() : null,
    );
}

function toAuthorization(AuthorizationDetail $authorization): AuthorizationMessage
{
    $message = new AuthorizationMessage();
    $message->setAuthorizedBy($authorization->authorizedBy);
    $message->setRole($authorization->role);
    $message->setAuthorizedAt($authorization->authorizedAt);
    if ($authorization->comment !== null) {
        $message->setComment($authorization->comment);
    }
    return $message;
}

function fromAuthorization(AuthorizationMessage $message): AuthorizationDetail
{
    return new AuthorizationDetail(
        $message->getAuthorizedBy(),
        $message->getRole(),
        $message->getAuthorizedAt(),
        $message->hasComment() ? $message->getComment() : null,
    );
}
