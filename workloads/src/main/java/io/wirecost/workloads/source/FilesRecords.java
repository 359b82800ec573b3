package io.wirecost.workloads.source;

import io.wirecost.core.InputException;
import java.io.IOException;
import java.util.List;

/** The records of several files as of one. */
final class FilesRecords implements RawRecords {
    private final List<SourceFile> files;
    private final long totalBytes;
    private FileRecords current;
    private int opened = 1;
    private long bytesBefore;
    private long number;

    /**
     * @param files at least one
     * @param totalBytes of all files
     */
    FilesRecords(List<SourceFile> files, long totalBytes) throws IOException, InputException {
        this.files = files;
        this.totalBytes = totalBytes;
        this.current = FileRecords.open(files.get(0));
    }

    @Override
    public boolean next() throws IOException, InputException {
        while (!current.next()) {
            if (opened == files.size()) {
                return false;
            }
            bytesBefore += current.bytesRead();
            current.close();
            current = FileRecords.open(files.get(opened++));
        }
        number++;
        return true;
    }

    @Override
    public byte[] bytes() {
        return current.bytes();
    }

    @Override
    public int offset() {
        return current.offset();
    }

    @Override
    public int length() {
        return current.length();
    }

    @Override
    public String file() {
        return current.name();
    }

    @Override
    public int line() {
        return current.line();
    }

    @Override
    public int column() {
        return current.column();
    }

    @Override
    public long number() {
        return number;
    }

    @Override
    public long bytesRead() {
        return bytesBefore + current.bytesRead();
    }

    @Override
    public long totalBytes() {
        return totalBytes;
    }

    @Override
    public void close() throws IOException {
        current.close();
    }
}
