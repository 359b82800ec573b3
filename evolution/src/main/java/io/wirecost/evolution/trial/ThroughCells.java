package io.wirecost.evolution.trial;

import io.wirecost.core.value.RecordValue;
import io.wirecost.engine.worker.DecodeResult;
import io.wirecost.engine.worker.DecodeResult.Misfit;
import io.wirecost.engine.worker.DecodeResult.Value;
import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.edit.Wished;
import io.wirecost.evolution.result.EvolutionCell;
import io.wirecost.evolution.result.ReadingDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Makes the cell of newer messages that went through an old service. Of the two ways in which a service can work, the better
 * one for the library counts.
 *
 * @param newer the messages before the service
 * @param service what a service makes of them that keeps records in objects of its own
 * @param own what one makes of them that works on the library's objects
 * @param task the place of the edit among those that {@code own} knows
 */
record ThroughCells(CellMaker cells, Edit edit, Batch newer, ServicePass.Passed service, OwnObjectPass own, int task) {
    /** @param read what the newer reader has made of the messages of both services; of the first one where there is no other */
    EvolutionCell of(List<List<DecodeResult>> read) {
        EvolutionCell domain =
                cell(service::changed, service.results(read.get(0))).by(EvolutionCell.DOMAIN_OBJECT);
        if (read.size() == 1) {
            return domain;
        }
        EvolutionCell library =
                cell(UnaryOperator.identity(), own.results(task, read.get(1))).by(EvolutionCell.OWN_OBJECT);
        return domain.outcome().isWorseThan(library.outcome()) ? library : domain;
    }

    /** @param change what is wished behind the service */
    private EvolutionCell cell(UnaryOperator<RecordValue> change, List<DecodeResult> results) {
        List<Wished> wishes = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            wishes.add(wish(newer.records().get(i), change, results.get(i)));
        }
        return cells.of(ReadingDirection.THROUGH, edit.after(), edit.after(), newer, wishes, results);
    }

    /** All that was written is wished back. But a service may refuse what it cannot read rightly. */
    private Wished wish(RecordValue written, UnaryOperator<RecordValue> change, DecodeResult result) {
        boolean isRead = result instanceof Value || result instanceof Misfit;
        Wished all = Wished.of(change.apply(written));
        return isRead ? all : edit.forward().of(written).map(right -> all, Wished::none);
    }
}
