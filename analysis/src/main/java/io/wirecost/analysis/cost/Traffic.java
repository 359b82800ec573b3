package io.wirecost.analysis.cost;

/**
 * The stream of messages that is paid for.
 *
 * @param perSecond messages, mean over the month
 * @param fanOut consumer groups, each of which reads every message
 * @param outside how many of these groups read from outside of the network
 * @param retentionDays how long the brokers keep a message
 * @param replication copies of each message
 * @param zones that brokers and clients are spread over evenly; one for none
 * @param peak busiest rate over the mean rate
 * @param followersRead whether consumers read from a replica in their own zone
 */
public record Traffic(
        double perSecond,
        int fanOut,
        int outside,
        double retentionDays,
        int replication,
        int zones,
        double peak,
        boolean followersRead) {
    public Traffic {
        if (!(perSecond > 0)
                || fanOut < 0
                || outside < 0
                || outside > fanOut
                || !(retentionDays >= 0)
                || replication < 1
                || zones < 1
                || !(peak >= 1)) {
            throw new IllegalArgumentException("no traffic: " + perSecond + "/s, " + fanOut + " groups, " + outside
                    + " outside, " + retentionDays + " days, " + replication + " copies, " + zones + " zones, peak "
                    + peak);
        }
    }

    /** A stream with the usual three copies in three zones, one consumer group and a week's retention. */
    public static Traffic of(double perSecond) {
        return new Traffic(perSecond, 1, 0, 7, 3, 3, 2, false);
    }

    /** The same with another rate. */
    public Traffic at(double rate) {
        return new Traffic(rate, fanOut, outside, retentionDays, replication, zones, peak, followersRead);
    }

    /** The same with another time for which brokers keep a message. */
    public Traffic kept(double days) {
        return new Traffic(perSecond, fanOut, outside, days, replication, zones, peak, followersRead);
    }

    /** The same with another busiest rate over the mean rate. */
    public Traffic withPeak(double other) {
        return new Traffic(perSecond, fanOut, outside, retentionDays, replication, zones, other, followersRead);
    }

    /** The same with another number of consumer groups. */
    public Traffic readBy(int groups) {
        return new Traffic(perSecond, groups, outside, retentionDays, replication, zones, peak, followersRead);
    }

    /**
     * Returns how often a message goes from one zone to another. A producer and a consumer find the partition's leader in
     * another zone (zones - 1) times of zones. Replicas are spread over the zones.
     */
    public double crossings() {
        double elsewhere = (zones - 1.0) / zones;
        double consumers = followersRead ? 0 : (fanOut - outside) * elsewhere;
        return elsewhere + (replication - Math.max(1, (double) replication / zones)) + consumers;
    }
}
