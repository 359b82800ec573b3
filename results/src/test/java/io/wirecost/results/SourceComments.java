package io.wirecost.results;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** What the Javadoc of our sources says of types, of records' components and of enums' constants, as plain text. */
final class SourceComments {
    private final Map<String, String> texts = new HashMap<>();

    /** @param packages folders with the sources */
    static SourceComments of(List<Path> packages) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        SourceComments comments = new SourceComments();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources(packages)));
            DocTrees trees = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                for (Tree type : unit.getTypeDecls()) {
                    comments.noteAll(trees, new TreePath(new TreePath(unit), type), "");
                }
            }
        }
        return comments;
    }

    private static List<Path> sources(List<Path> packages) throws IOException {
        Stream.Builder<Path> sources = Stream.builder();
        for (Path folder : packages) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(sources);
            }
        }
        return sources.build().toList();
    }

    /** What a type is for, or an enum's constant means. */
    Optional<String> of(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    private void noteAll(DocTrees trees, TreePath path, String outer) {
        ClassTree type = (ClassTree) path.getLeaf();
        String name = outer + type.getSimpleName();
        note(trees, path, name);
        for (Tree member : type.getMembers()) {
            TreePath inside = new TreePath(path, member);
            if (member instanceof ClassTree) {
                noteAll(trees, inside, name + ".");
            } else if (member instanceof VariableTree constant) {
                note(trees, inside, name + "." + constant.getName());
            }
        }
    }

    private void note(DocTrees trees, TreePath path, String name) {
        DocCommentTree comment = trees.getDocCommentTree(path);
        if (comment != null) {
            put(name, comment.getFullBody());
            for (DocTree tag : comment.getBlockTags()) {
                if (tag instanceof ParamTree parameter) {
                    put(name + "." + parameter.getName(), parameter.getDescription());
                }
            }
        }
    }

    private void put(String name, List<? extends DocTree> words) {
        String text = words.stream().map(SourceComments::plain).collect(Collectors.joining());
        String line = text.strip().replaceAll("\\s+", " ");
        if (!line.isEmpty()) {
            texts.put(name, line);
        }
    }

    private static String plain(DocTree word) {
        if (word instanceof LiteralTree literal) {
            return literal.getBody().getBody();
        }
        if (word instanceof LinkTree link) {
            String label = link.getLabel().isEmpty()
                    ? link.getReference().getSignature()
                    : link.getLabel().toString();
            return label.replaceFirst("^([a-z0-9]+\\.)*#?", "").replace('#', '.');
        }
        return word instanceof TextTree text ? text.getBody() : "";
    }
}
