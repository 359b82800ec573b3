package io.wirecost.inference;

/** Hears how far a pass over the records is. */
public interface PassListener {
    /** Hears nothing. */
    PassListener SILENT = (pass, bytesRead, totalBytes) -> {};

    /**
     * @param pass what is done, e.g. {@code looking at the records}
     * @param bytesRead of all bytes, as they lie on the disk
     */
    void read(String pass, long bytesRead, long totalBytes);
}
