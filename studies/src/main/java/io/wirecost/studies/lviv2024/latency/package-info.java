/** The latencies through Kafka that lviv-2024 published, those of a run beside them, and a verdict on each claim. */
package io.wirecost.studies.lviv2024.latency;
