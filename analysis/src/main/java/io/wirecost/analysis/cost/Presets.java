package io.wirecost.analysis.cost;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The rules of billing that wirecost knows, each with example prices that fit it. They name no vendor's prices. */
public enum Presets {
    SELF_RUN(
            new Billing(
                    "self-run",
                    false,
                    "compressed bytes are paid for, once for each time that they go to another zone, and as they are stored",
                    "https://kafka.apache.org/documentation/#design_compression",
                    "2026-11-28"),
            "example-prices.json"),
    UNCOMPRESSED(
            new Billing(
                    "uncompressed",
                    true,
                    "a service counts bytes before compression, written, read and stored",
                    "https://www.warpstream.com/pricing",
                    "2026-11-28"),
            "example-service-prices.json");

    private final Billing billing;
    private final String prices;

    Presets(Billing billing, String prices) {
        this.billing = billing;
        this.prices = prices;
    }

    /** Returns the names by which users choose one. */
    public static List<String> names() {
        return List.of(values()).stream().map(preset -> preset.billing.name()).toList();
    }

    public Billing billing() {
        return billing;
    }

    /** Returns its example prices. */
    public Prices prices() {
        try (InputStream file = Presets.class.getResourceAsStream(prices)) {
            return PricesReader.read(new String(file.readAllBytes(), StandardCharsets.UTF_8), prices);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InputException e) {
            throw new IllegalStateException("shipped prices: " + e.getMessage(), e);
        }
    }
}
