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
     * Returns the account of one message.
     *
     * @param place of its record in the dataset, from 0
     * @throws UnreadableBytes if a walker cannot read the message, or reads other values
     */
    public ByteAccount account(int place, byte[] message) throws UnreadableBytes {
        Walked walked = walker.walk(message);
        Optional<Mismatch> mismatch = comparer.compare(records.get(place), walked.value());
        if (mismatch.isPresent()) {
            throw new UnreadableBytes(0, "the account reads another value: " + mismatch.get());
        }
        return walked.account();
    }

    /**
     * Returns the sums over the accounts of all messages.
     *
     * @param messages one for each record of the dataset, in its order
     * @throws UnreadableBytes as {@link #account}
     */
    public ByteCosts sums(List<byte[]> messages) throws UnreadableBytes {
        AccountSum sum = new AccountSum();
        for (int i = 0; i < records.size(); i++) {
            sum.add(account(i, messages.get(i)));
        }
        return sum.sums();
    }
}
