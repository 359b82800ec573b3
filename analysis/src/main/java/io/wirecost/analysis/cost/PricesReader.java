package io.wirecost.analysis.cost;

import io.wirecost.analysis.cost.Prices.Price;
import io.wirecost.core.Choices;
import io.wirecost.core.InputException;
import io.wirecost.core.Problems;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads a file of prices, and says everything that is wrong with it. */
public final class PricesReader {
    private static final String WORTH = "worth";
    private static final String WORTH_UNIT = "month";
    private static final List<String> MEMBERS = List.of("name", "example", "currency", "prices");
    private static final List<String> OF_PRICE = List.of("amount", "unit", "source", "date");

    private final Problems problems;

    private PricesReader(String source) {
        this.problems = Problems.in(source);
    }

    /**
     * Reads prices.
     *
     * @param source the file's name, for messages
     */
    public static Prices read(String text, String source) throws InputException {
        return new PricesReader(source).prices(JsonText.read(text, source));
    }

    private Prices prices(Json json) throws InputException {
        if (!(json instanceof Json.Obj file)) {
            problems.add("", "expected an object with name, currency and prices, got " + json.kind());
            problems.refuse();
            return null;
        }
        refuseUnknown(file, MEMBERS, "");
        String name = text(file, "name", "");
        String currency = text(file, "currency", "");
        boolean example = file.members().get("example") instanceof Json.Bool flag && flag.value();
        Map<PriceItem, Price> amounts = new EnumMap<>(PriceItem.class);
        Price worth = null;
        if (file.members().get("prices") instanceof Json.Obj list) {
            refuseUnknown(list, keys(), "prices");
            for (PriceItem item : PriceItem.values()) {
                amounts.put(item, price(list, item.key(), item.unit()));
            }
            worth = price(list, WORTH, WORTH_UNIT);
        } else {
            problems.add("prices", "expected an object with a price for each of " + String.join(", ", keys()));
        }
        problems.refuse();
        return new Prices(name, example, currency, amounts, worth);
    }

    private static List<String> keys() {
        return Stream.concat(Arrays.stream(PriceItem.values()).map(PriceItem::key), Stream.of(WORTH))
                .toList();
    }

    private Price price(Json.Obj list, String key, String unit) {
        String path = "prices." + key;
        if (!(list.members().get(key) instanceof Json.Obj price)) {
            problems.add(path, "is missing; give its amount for a %s, or 0 if it costs nothing".formatted(unit));
            return null;
        }
        refuseUnknown(price, OF_PRICE, path);
        String found = text(price, "unit", path);
        if (found != null && !found.equals(unit)) {
            problems.add(path + ".unit", "expected %s, got %s; convert the amount".formatted(unit, found));
        }
        String date = text(price, "date", path);
        if (date != null && !isDate(date)) {
            problems.add(path + ".date", "expected a date such as 2026-01-31, got " + date);
        }
        return new Price(amount(price, path), text(price, "source", path), date);
    }

    private double amount(Json.Obj price, String path) {
        if (!(price.members().get("amount") instanceof Json.Num number)) {
            problems.add(path + ".amount", "expected a number from 0 on");
            return 0;
        }
        double amount = new BigDecimal(number.text()).doubleValue();
        if (!(amount >= 0) || Double.isInfinite(amount)) {
            problems.add(path + ".amount", "expected a number from 0 on, got " + number.text());
        }
        return amount;
    }

    private String text(Json.Obj object, String key, String path) {
        if (object.members().get(key) instanceof Json.Str found
                && !found.value().isBlank()) {
            return found.value();
        }
        problems.add(path.isEmpty() ? key : path + "." + key, "expected a text that is not empty");
        return null;
    }

    private static boolean isDate(String text) {
        try {
            LocalDate.parse(text);
            return true;
        } catch (DateTimeParseException e) {
            return false;
        }
    }

    private void refuseUnknown(Json.Obj object, Collection<String> known, String path) {
        object.members().keySet().stream()
                .filter(key -> !known.contains(key))
                .forEach(key -> problems.add(path, Choices.mismatch("the key", key, known)));
    }
}
