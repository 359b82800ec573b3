/** The second stage: rounds of forks, in which codecs take turns. */
package io.wirecost.engine.speed;
