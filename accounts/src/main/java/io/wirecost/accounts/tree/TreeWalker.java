package io.wirecost.accounts.tree;

import io.wirecost.accounts.account.AccountBuilder;
import io.wirecost.accounts.account.UnreadableBytes;
import io.wirecost.accounts.walk.Walked;
import io.wirecost.accounts.walk.Walker;
import io.wirecost.core.schema.Schema;
import io.wirecost.core.value.RecordValue;

/** Walks over messages of a format that tells by itself what it holds. */
public final class TreeWalker implements Walker {
    private final Schema schema;
    private final Parser parser;

    /** @param parser of the format */
    public TreeWalker(Schema schema, Parser parser) {
        this.schema = schema;
        this.parser = parser;
    }

    /** Parses messages of one format. */
    public interface Parser {
        /** Returns what a message holds. Each byte is in one part of one node. */
        AccountNode parse(byte[] message) throws UnreadableBytes;
    }

    @Override
    public Walked walk(byte[] message) throws UnreadableBytes {
        AccountBuilder account = new AccountBuilder(message);
        RecordValue value = new SchemaFit(schema, account).root(parser.parse(message));
        return new Walked(account.build(), value);
    }
}
