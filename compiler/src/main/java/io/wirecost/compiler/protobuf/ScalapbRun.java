package io.wirecost.compiler.protobuf;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.compiler.PluginProtos.CodeGeneratorRequest;
import com.google.protobuf.compiler.PluginProtos.CodeGeneratorResponse;
import io.wirecost.compiler.target.IsolatedTool;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import scalapb.ScalaPbCodeGenerator;

/**
 * One run of ScalaPB's generator, beside which {@link IsolatedTool} loads this class again. From protoc's descriptors of a file
 * to the texts of the generated ones by their paths.
 */
public final class ScalapbRun implements Function<byte[], Map<String, String>> {
    /** Classes in the very package of the file, and no lenses, which nothing here uses. */
    private static final String PARAMETERS = "flat_package,no_lenses";

    /** @throws IllegalArgumentException with what the generator has to say against the file */
    @Override
    public Map<String, String> apply(byte[] descriptors) {
        try {
            FileDescriptorProto file = FileDescriptorSet.parseFrom(descriptors).getFile(0);
            CodeGeneratorRequest request = CodeGeneratorRequest.newBuilder()
                    .addFileToGenerate(file.getName())
                    .setParameter(PARAMETERS)
                    .addProtoFile(file)
                    .build();
            return texts(CodeGeneratorResponse.parseFrom(ScalaPbCodeGenerator.run(request.toByteArray())));
        } catch (InvalidProtocolBufferException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Map<String, String> texts(CodeGeneratorResponse response) {
        if (response.hasError()) {
            throw new IllegalArgumentException(response.getError());
        }
        Map<String, String> texts = new TreeMap<>();
        response.getFileList().forEach(file -> texts.put(file.getName(), file.getContent()));
        return texts;
    }
}
