package io.wirecost.engine.speed;

/**
 * A worker's place in a run.
 *
 * @param round from 0
 * @param heat of the round, from 0
 * @param twin whether it is a further worker of a codec that has one in this round
 */
record Seat(int round, int heat, boolean twin) {}
