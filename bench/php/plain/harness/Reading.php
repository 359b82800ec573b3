<?php

declare(strict_types=1);

namespace Wirecost\Bench;

use Wirecost\Domain\AccountDetail;
use Wirecost\Domain\Address;
use Wirecost\Domain\AmountDetail;
use Wirecost\Domain\AssociatedDocument;
use Wirecost\Domain\AuthorizationDetail;
use Wirecost\Domain\GeographicCoordinates;
use Wirecost\Domain\TransactionData;
use Wirecost\Domain\TransactionMetadata;

/** Reads every field of a transaction, so that a library that decodes lazily pays for it. */
final class Reading
{
    /** So many bits of each number, so that no sum becomes a float. */
    private const BITS = 0xffff;

    public static function transaction(TransactionData $transaction): int
    {
        $sum = \strlen($transaction->transactionId) + \strlen($transaction->description)
            + self::account($transaction->fromAccount) + self::account($transaction->toAccount)
            + \strlen($transaction->type->value) + self::amount($transaction->amountDetail)
            + ($transaction->timestamp & self::BITS) + self::metadata($transaction->metadata);
        foreach ($transaction->docs as $document) {
            $sum += self::document($document);
        }
        foreach ($transaction->transactionTags as $tag) {
            $sum += \strlen($tag);
        }
        foreach ($transaction->customAttributes as $key => $value) {
            $sum += \strlen((string) $key) + \strlen($value);
        }
        return $sum;
    }

    private static function account(AccountDetail $account): int
    {
        return \strlen($account->accountNumber) + \strlen($account->accountHolder)
            + ($account->bankName === null ? 0 : \strlen($account->bankName))
            + ($account->bankIdentifier === null ? 0 : \strlen($account->bankIdentifier))
            + ($account->branchName === null ? 0 : \strlen($account->branchName))
            + ($account->contactEmail === null ? 0 : \strlen($account->contactEmail))
            + ($account->contactPhone === null ? 0 : \strlen($account->contactPhone))
            + ($account->taxIdentifier === null ? 0 : \strlen($account->taxIdentifier))
            + ($account->address === null ? 0 : self::address($account->address));
    }

    private static function address(Address $address): int
    {
        return \strlen($address->street) + \strlen($address->city) + \strlen($address->postalCode)
            + \strlen($address->country) + self::coordinates($address->coordinates);
    }

    private static function coordinates(GeographicCoordinates $coordinates): int
    {
        return ($coordinates->latitude > 0.0 ? 1 : 0) + ($coordinates->longitude > 0.0 ? 1 : 0);
    }

    private static function document(AssociatedDocument $document): int
    {
        return \strlen($document->documentId) + \strlen($document->title) + \strlen($document->mediaType)
            + \strlen($document->content) + ($document->note === null ? 0 : \strlen($document->note));
    }

    private static function amount(AmountDetail $amount): int
    {
        $sum = ($amount->amount > 0.0 ? 1 : 0) + \strlen($amount->currency->value);
        foreach ($amount->exchangeRates as $currency => $rate) {
            $sum += \strlen((string) $currency) + ($rate > 0.0 ? 1 : 0);
        }
        return $sum;
    }

    private static function metadata(TransactionMetadata $metadata): int
    {
        $sum = \strlen($metadata->deviceUsed) + ($metadata->isRecurring ? 1 : 0) + \strlen($metadata->location)
            + \strlen($metadata->merchant)
            + ($metadata->merchantCategory === null ? 0 : \strlen($metadata->merchantCategory))
            + ($metadata->riskScore !== null && $metadata->riskScore > 0.0 ? 1 : 0)
            + ($metadata->referenceNumber === null ? 0 : \strlen($metadata->referenceNumber))
            + ($metadata->ipAddress === null ? 0 : \strlen($metadata->ipAddress))
            + ($metadata->settledAt === null ? 0 : $metadata->settledAt & self::BITS);
        foreach ($metadata->authorizationChain as $authorization) {
            $sum += self::authorization($authorization);
        }
        return $sum;
    }

    private static function authorization(AuthorizationDetail $authorization): int
    {
        return \strlen($authorization->authorizedBy) + \strlen($authorization->role)
            + ($authorization->authorizedAt & self::BITS)
            + ($authorization->comment === null ? 0 : \strlen($authorization->comment));
    }
}
