package io.wirecost.document;

import io.wirecost.document.Block.Calculator;
import io.wirecost.document.Block.ChartsBlock;
import io.wirecost.document.Block.Code;
import io.wirecost.document.Block.Facts;
import io.wirecost.document.Block.Fold;
import io.wirecost.document.Block.Heading;
import io.wirecost.document.Block.Items;
import io.wirecost.document.Block.Paragraph;
import io.wirecost.document.Block.TableBlock;
import io.wirecost.document.Block.Warning;

/**
 * Shows documents in one form, with a case for each kind of block.
 *
 * @param <R> what a block becomes
 */
public interface Renderer<R> {
    R heading(Heading heading);

    R paragraph(Paragraph paragraph);

    R warning(Warning warning);

    R items(Items items);

    R facts(Facts facts);

    R code(Code code);

    R table(TableBlock table);

    R charts(ChartsBlock charts);

    R fold(Fold fold);

    R calculator(Calculator calculator);
}
