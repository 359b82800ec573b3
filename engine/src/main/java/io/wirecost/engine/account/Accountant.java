package io.wirecost.engine.account;

import io.wirecost.accounts.AccountSum;
import io.wirecost.accounts.Accounts;
import io.wirecost.accounts.account.ByteAccount;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.dataset.Dataset;
import io.wirecost.core.run.ByteCosts;
import io.wirecost.core.value.Comparer;
import io.wirecost.core.value.Mismatch;
import io.wirecost.core.value.RecordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Accounts for what a codec has written of a dataset. An account counts only if the walker has found the values of the
 * record, so that none is made up.
 */
public final class Accountant {
    private final List<RecordValue> records;
    private final Walker walker;
    private final Comparer comparer;

    /**
     * @param codec one that {@link Accounts} does not refuse
     * @param dataset the records that it has written
     */
    public Accountant(CodecInfo codec, Dataset dataset) {
        this.records = dataset.records();
        this.walker = Accounts.walker(codec, dataset.schema());
        this.comparer = new Comparer(dataset.schema(), codec.losses());
    }

    /**
     * Returns an account for each message.
     *
     * @param messages one for each record of the dataset, in its order
     * @throws UnreadableBytes if a walker cannot read a message, or reads other values
     */
    public List<ByteAccount> accounts(List<byte[]> messages) throws UnreadableBytes {
        List<ByteAccount> accounts = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            Walked walked = walker.walk(messages.get(i));
            Optional<Mismatch> mismatch = comparer.compare(records.get(i), walked.value());
            if (mismatch.isPresent()) {
                throw new UnreadableBytes(0, "the account reads another value: " + mismatch.get());
            }
            accounts.add(walked.account());
        }
        return accounts;
    }

    /** Returns the sums over the accounts of all messages. */
    public ByteCosts sums(List<byte[]> messages) throws UnreadableBytes {
        AccountSum tally = new AccountSum();
        accounts(messages).forEach(tally::add);
        return tally.sums();
    }
}
