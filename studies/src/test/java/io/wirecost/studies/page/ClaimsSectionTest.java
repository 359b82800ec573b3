package io.wirecost.studies.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.wirecost.studies.TinyStudy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClaimsSectionTest {
    @Test
    void claims_stand_in_a_table_and_then_each_with_its_rule_and_its_evidence() {
        assertThat(TinyStudy.page(new ClaimsSection(Optional.empty(), List.of(), List.of(1, 3), List.of())))
                .endsWith("""
                        ## The claims

                        A part holds if its rule certainly does. It does not hold if the opposite is certain; else it cannot be told.

                        | claim | verdict |
                        | --- | --- |
                        | 1. A is smaller | holds |
                        | 3. A is pretty | not comparable |

                        ### 1. A is smaller

                        Rule: In each pair, the first is above the second.

                        Holds.

                        - Bytes: \\<script\\>\\| / A 2.00.

                        ### 3. A is pretty

                        Not comparable.

                        - A is pretty: nobody can say.

                        It has 1 and 2.

                        Nobody asked.
                        """);
    }

    @Test
    void several_conditions_have_a_column_and_a_sentence_each() {
        String page = TinyStudy.page(
                new ClaimsSection(Optional.of("Everywhere"), List.of("Twice."), List.of(4), List.of("own", "other")));

        assertThat(page).contains("""
                ## Everywhere

                Twice.

                A part holds if its rule certainly does. It does not hold if the opposite is certain; else it cannot be told.

                | claim | own | other |
                | --- | --- | --- |
                | 4. A is smaller everywhere | holds | does not hold |
                """).endsWith("""
                - own: holds. Both: \\<script\\>\\| / A 2.00.
                - other: does not hold. Both: \\<script\\>\\| / A 0.50, the other way round.
                """);
    }

    @Test
    void without_numbers_all_claims_are_there() {
        assertThat(TinyStudy.page(new ClaimsSection(Optional.empty(), List.of(), List.of(), List.of())))
                .contains("### 1. ", "### 2. ", "### 3. ", "### 4. ");
    }
}
