package io.wirecost.report.model.interop;

import java.util.List;
import java.util.Optional;

/**
 * How codecs read each other, and what their bytes depend on.
 *
 * @param summary all readings counted, in a sentence
 * @param groups a table for each format and layout that several codecs speak
 * @param remarks what was not simply right, the gravest first
 * @param bytes whether equal values give equal bytes, codec by codec
 * @param vectors what the codecs made of test vectors; empty where none had any
 */
public record InteropModel(
        String summary, List<Group> groups, List<Remark> remarks, List<Bytes> bytes, Optional<VectorsModel> vectors) {
    public InteropModel {
        groups = List.copyOf(groups);
        remarks = List.copyOf(remarks);
        bytes = List.copyOf(bytes);
    }

    /**
     * Codecs of one format and layout.
     *
     * @param name the format, with its layout where it has several
     * @param readers those that read, the columns of the table
     * @param rows one for each that writes
     * @param counts how many readings there are of each kind
     */
    public record Group(String name, List<String> codecs, List<String> readers, List<Row> rows, List<Count> counts) {
        public Group {
            codecs = List.copyOf(codecs);
            readers = List.copyOf(readers);
            rows = List.copyOf(rows);
            counts = List.copyOf(counts);
        }

        /** Returns how many readings are of a kind. */
        public int count(Mark mark) {
            return counts.stream()
                    .filter(count -> count.mark() == mark)
                    .mapToInt(Count::readings)
                    .sum();
        }
    }

    /**
     * What became of the bytes of one codec.
     *
     * @param marks one for each reader of the group
     */
    public record Row(String writer, List<Mark> marks) {
        public Row {
            marks = List.copyOf(marks);
        }
    }

    /** How many readings are of a kind. */
    public record Count(Mark mark, int readings) {}

    /**
     * Readings that ended alike.
     *
     * @param group the name of the codecs' group
     * @param writers the codecs whose bytes were read
     * @param readers the codecs that read them
     * @param what came back, or why nothing did
     * @param known why it stays, if it is known
     */
    public record Remark(
            String group, List<String> writers, List<String> readers, Mark mark, String what, String known) {
        public Remark {
            writers = List.copyOf(writers);
            readers = List.copyOf(readers);
        }
    }

    /**
     * What the bytes of a codec depend on beside the values.
     *
     * @param processes whether another process writes the same: {@code yes} or {@code no}
     * @param mapOrder whether equal maps in another order give the same: {@code yes}, {@code no}, or that there are none
     * @param sameAs codecs of the group that write the same bytes of these records
     */
    public record Bytes(String codec, String group, String processes, String mapOrder, List<String> sameAs) {
        public Bytes {
            sameAs = List.copyOf(sameAs);
        }
    }
}
