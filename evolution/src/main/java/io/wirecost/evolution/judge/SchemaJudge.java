package io.wirecost.evolution.judge;

import io.wirecost.evolution.edit.Edit;
import io.wirecost.evolution.result.Judgement;
import java.io.IOException;
import java.util.List;

/** Says whether a change of a schema is compatible, without a message. */
public interface SchemaJudge {
    /** What it says of an edit, in each direction that it knows; nothing where it cannot read the schemas. */
    List<Judgement> judge(Edit edit) throws IOException;
}
