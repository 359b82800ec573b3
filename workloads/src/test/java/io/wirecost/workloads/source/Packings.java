package io.wirecost.workloads.source;

import com.github.luben.zstd.ZstdOutputStreamNoFinalizer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;

/** The ways in which users compress files. */
enum Packings {
    NONE,
    GZIP,
    GZIP_IN_TWO_PARTS,
    ZSTD,
    ZSTD_IN_TWO_PARTS;

    byte[] pack(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int parts = name().endsWith("PARTS") ? 2 : 1;
        int middle = parts == 1 ? bytes.length : bytes.length / 2;
        pack(Arrays.copyOf(bytes, middle), packed);
        if (parts == 2) {
            pack(Arrays.copyOfRange(bytes, middle, bytes.length), packed);
        }
        return packed.toByteArray();
    }

    private void pack(byte[] part, ByteArrayOutputStream target) throws IOException {
        try (OutputStream out = packer(target)) {
            out.write(part);
        }
    }

    private OutputStream packer(OutputStream target) throws IOException {
        return switch (this) {
            case NONE -> target;
            case GZIP, GZIP_IN_TWO_PARTS -> new GZIPOutputStream(target);
            case ZSTD, ZSTD_IN_TWO_PARTS -> new ZstdOutputStreamNoFinalizer(target).setChecksum(true);
        };
    }
}
