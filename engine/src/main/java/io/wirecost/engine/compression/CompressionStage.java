package io.wirecost.engine.compression;

import io.wirecost.core.codec.CodecFault;
import io.wirecost.core.proof.Encoded;
import io.wirecost.core.run.Batches;
import io.wirecost.core.run.Cell;
import io.wirecost.core.run.Trial;
import io.wirecost.engine.catalog.CatalogEntry;
import io.wirecost.engine.proof.ProvenCodec;
import io.wirecost.engine.run.Outlook;
import io.wirecost.engine.run.Session;
import io.wirecost.engine.runner.Measure;
import io.wirecost.harness.proof.EncodedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Compresses together what each codec has written in its proof. So the bytes are those that came back value for value,
 * and no codec has to write anything again.
 */
public final class CompressionStage {
    private final Session session;

    public CompressionStage(Session session) {
        this.session = session;
    }

    /** Decides what is not decided yet. */
    public void run(List<ProvenCodec> proven) throws IOException {
        for (ProvenCodec codec : proven) {
            Trial trial = session.trials().compression(codec.entry());
            if (session.trials().asks(Measure.COMPRESSION, codec.entry())
                    && !session.record().has(trial, 0)) {
                session.listener().started(Outlook.compress(codec.entry()));
                session.record().decide(List.of(cell(trial, codec.entry(), codec.written())));
            }
        }
    }

    private Cell cell(Trial trial, CatalogEntry entry, Path written) throws IOException {
        List<byte[]> messages = EncodedFile.read(written).stream()
                .skip(session.dataset().records().size())
                .map(Encoded::whole)
                .toList();
        try {
            return Cell.measured(
                    trial,
                    new Batches(
                            messages.size(),
                            messages.stream()
                                    .mapToLong(message -> message.length)
                                    .sum(),
                            new BatchFigures(messages).all(),
                            new DictionaryFigures(messages, session.plan().seed()).measure()));
        } catch (CodecFault e) {
            return Cell.failed(trial, "compressing what %s wrote: %s".formatted(entry.name(), e.getMessage()));
        }
    }
}
