package io.wirecost.engine.runner;

import io.wirecost.core.codec.CodecInfo;
import io.wirecost.core.codec.CodecProvider;
import io.wirecost.core.codec.FileForm;
import io.wirecost.core.codec.SafetyAdvice;
import io.wirecost.core.codec.Usage;
import io.wirecost.core.codec.VersionSwitch;
import io.wirecost.core.schema.Schema;
import io.wirecost.engine.installation.CodecModule;
import java.util.List;
import java.util.Optional;

/**
 * A codec of a module, plain or with a wrapper around it.
 *
 * @param provider the plain codec's door, in the class loader of its module
 * @param plain the codec as the provider knows it
 * @param info the codec as it is asked for
 */
record JvmCodec(CodecModule module, CodecProvider provider, CodecInfo plain, CodecInfo info) {
    /** The same codec as it is asked for: perhaps with a wrapper around it. */
    JvmCodec as(CodecInfo asked) {
        return new JvmCodec(module, provider, plain, asked);
    }

    /** Returns whether it runs when a user names no codec. */
    boolean isDefault() {
        return provider.defaults().contains(plain);
    }

    /** A wrapper changes nothing of it. */
    Optional<Usage> usage() {
        return provider.usage(plain);
    }

    /** A wrapper changes nothing of it. */
    Optional<SafetyAdvice> safetyAdvice() {
        return provider.safetyAdvice(plain);
    }

    /** A wrapper changes nothing of them. */
    List<VersionSwitch> versionSwitches() {
        return provider.versionSwitches(plain);
    }

    /** A wrapper holds whatever the codec inside can hold. */
    Optional<String> refusalReason(Schema schema) {
        return provider.refusalReason(plain, schema).map(refusal -> refusal.reason());
    }

    /** The file of the codec inside, perhaps compressed. */
    List<FileForm> fileForms() {
        return provider.fileForms(plain);
    }

    String name() {
        return info.variant().name();
    }
}
