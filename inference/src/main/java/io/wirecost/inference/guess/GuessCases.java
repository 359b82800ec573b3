package io.wirecost.inference.guess;

import java.util.function.Function;

/** One function for each kind of guess. */
public record GuessCases<R>(
        Function<Guess.Value, R> value,
        Function<Guess.Choice, R> choice,
        Function<Guess.Entity, R> entity,
        Function<Guess.Many, R> many,
        Function<Guess.Keyed, R> keyed) {}
