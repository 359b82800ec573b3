package io.wirecost.workloads.transactions;

import io.wirecost.workloads.random.Dice;
import java.util.List;

/** What transactions talk about, some of it beyond ASCII. */
final class Vocabulary {
    private static final List<String> FIRST_NAMES = List.of(
            "Olena", "Petro", "Maria", "João", "Zoë", "James", "Łukasz", "Anna", "Taro", "Priya", "Noah", "Emma");
    private static final List<String> LAST_NAMES = List.of(
            "Kovalenko",
            "Ivanenko",
            "Silva",
            "Conceição",
            "Ødegård",
            "Miller",
            "Wójcik",
            "Schmidt",
            "Yamada",
            "Natarajan",
            "Dubois",
            "Rossi");
    static final List<String> BANKS = List.of(
            "First Harbour Bank",
            "Ощадний Дім",
            "Banco do Rio",
            "Züricher Kantonalkasse",
            "Northern Savings",
            "Crédit du Midi");
    static final List<String> STREETS =
            List.of("Shevchenka", "Hauptstraße", "Rua Augusta", "King Street", "вул. Франка", "Aleja Róż", "Main Road");
    static final List<String> CITIES =
            List.of("Lviv", "Kraków", "Zürich", "Coimbra", "London", "São Paulo", "東京", "Chicago", "Львів");
    static final List<String> COUNTRIES = List.of("UA", "PL", "CH", "PT", "GB", "BR", "JP", "US");
    static final List<String> MERCHANTS =
            List.of("Corner Books", "Кав'ярня Центр", "Bäckerei Vogel", "Rail Direct", "Green Grocer", "Pixel Games");
    static final List<String> DEVICES = List.of("web", "mobile", "terminal", "atm", "api");
    static final List<String> CATEGORIES = List.of("groceries", "travel", "books", "software", "utilities", "health");
    static final List<String> ROLES = List.of("teller", "branch manager", "risk officer", "auditor", "system");
    static final List<String> MEDIA_TYPES = List.of("application/pdf", "image/png", "text/plain");
    static final List<String> TITLES = List.of("invoice", "contract", "receipt", "identity check", "рахунок");
    static final List<String> TAGS =
            List.of("vip", "q4", "b2b", "new", "eu", "atm", "old", "tax", "pos", "web", "fx", "kyc");
    static final List<String> ATTRIBUTES = List.of(
            "campaign", "channel", "costCenter", "invoiceNumber", "orderNumber", "project", "region", "salesPerson");
    static final List<String> WORDS = List.of(
            "payment",
            "for",
            "services",
            "rendered",
            "in",
            "March",
            "according",
            "to",
            "agreement",
            "above",
            "monthly",
            "fee",
            "partial",
            "refund",
            "goods",
            "delivery",
            "größere",
            "Bestellung",
            "pending",
            "review");

    private Vocabulary() {}

    static String person(Dice dice) {
        return dice.pick(FIRST_NAMES) + " " + dice.pick(LAST_NAMES);
    }
}
