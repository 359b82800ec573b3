package io.wirecost.workloads.shop;

import java.util.List;

/** What a shop talks about, some of it beyond ASCII. */
final class ShopWords {
    static final List<String> FIRST_NAMES =
            List.of("Amélie", "Björn", "Chloé", "Daniel", "Eszter", "Farid", "Grace", "Hiroshi", "Ivana", "Jonas");
    static final List<String> LAST_NAMES =
            List.of("Andersson", "Bauer", "Conti", "Dvořák", "Eriksen", "Fischer", "García", "Horvat", "Ito", "Jansen");
    static final List<String> STREETS =
            List.of("Market Street", "Lindenallee", "Via Roma", "Rue du Port", "Nádor utca");
    static final List<String> CITIES = List.of("Bristol", "Leipzig", "Torino", "Nantes", "Pécs", "大阪");
    static final List<String> COUNTRIES = List.of("GB", "DE", "IT", "FR", "HU", "JP");
    static final List<String> ROLES = List.of("customer", "reviewer", "wholesale", "staff");
    static final List<String> SETTINGS = List.of("currency", "language", "newsletter", "theme", "timezone");
    static final List<String> CHOICES = List.of("EUR", "en-GB", "weekly", "dark", "Europe/Berlin");
    static final List<String> GOODS = List.of(
            "Espresso machine",
            "Wool blanket, 140 × 200 cm",
            "Bicycle pump",
            "Desk lamp \"Arc\"",
            "Porcelain tea set, 6 pieces",
            "Hiking boots",
            "Noise-cancelling headphones",
            "Küchenwaage");
    static final List<String> NOTES = List.of(
            "Please leave the parcel with the neighbours on the ground floor.",
            "It is a present: no invoice in the box, please.",
            "Ring twice.\nThe bell is quiet.",
            "Delivery after 17:00 only");

    private ShopWords() {}
}
