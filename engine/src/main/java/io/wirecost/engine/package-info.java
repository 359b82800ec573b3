/** The matrix of trials: screening, code, proof, sizes, rounds of forks and blocks of the pipeline, kept after every step. */
package io.wirecost.engine;
