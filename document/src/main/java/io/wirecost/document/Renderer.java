package io.wirecost.document;

import io.wirecost.document.DocumentBlock.Calculator;
import io.wirecost.document.DocumentBlock.ChartsBlock;
import io.wirecost.document.DocumentBlock.Code;
import io.wirecost.document.DocumentBlock.Facts;
import io.wirecost.document.DocumentBlock.Fold;
import io.wirecost.document.DocumentBlock.Heading;
import io.wirecost.document.DocumentBlock.Items;
import io.wirecost.document.DocumentBlock.Paragraph;
import io.wirecost.document.DocumentBlock.TableBlock;
import io.wirecost.document.DocumentBlock.Warning;

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
