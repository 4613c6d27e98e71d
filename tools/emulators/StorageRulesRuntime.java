import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Stands in for the Storage rules runtime that firebase-tools would download: it answers the same line-by-line JSON
 * protocol (firebase-tools, lib/emulator/storage/rules/runtime.js) with the rules engine inside the Firestore emulator
 * of the Google Cloud CLI. One request per line on stdin, one answer per line on stdout.
 *
 * <p>Every answer has status "ok": firebase-tools never settles a request that is answered with another status.
 */
public final class StorageRulesRuntime {
  /** The id firebase-tools waits for before it sends its first request. */
  private static final int READY = -1;

  /** Answers a line whose own id could not be read; nobody waits for it. */
  private static final int UNREADABLE = -2;

  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();

  private final Map<String, RulesetAst> rulesets = new HashMap<>();

  public static void main(String[] args) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    out.println(new Answer(READY).json);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      out.println(runtime.answer(line));
    }
  }

  private JsonObject answer(String line) {
    Answer answer = new Answer(UNREADABLE);
    try {
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      answer.json.add("id", request.get("id"));
      JsonObject context = request.getAsJsonObject("context");
      String action = request.get("action").getAsString();
      switch (action) {
        case "load_ruleset" -> load(context, answer);
        case "verify" -> verify(context, answer);
        default -> answer.error("This rules runtime does not know the action \"" + action + "\".");
      }
    } catch (RuntimeException | InvalidProtocolBufferException failure) {
      answer.error("This rules runtime cannot read the request: " + failure.getMessage());
    }
    return answer.json;
  }

  /** Compiles a ruleset and keeps it under its name; each finding names its file and line. */
  private void load(JsonObject context, Answer answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      String content = file.get("content").getAsString();
      source.addFiles(File.newBuilder().setName(file.get("name").getAsString()).setContent(content));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(source.build());
    boolean readsFirestore = compiled.getIssues().stream().anyMatch(StorageRulesRuntime::isFirestoreAccess);
    boolean failed = compiled.hasCompilationError() || readsFirestore;
    for (Issue issue : compiled.getIssues()) {
      answer.issue(issue, failed);
    }
    if (readsFirestore) {
      answer.error("Rules that read Firestore (firestore.get, firestore.exists) need the official rules runtime.");
    }
    if (failed) {
      return;
    }
    rulesets.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
    answer.result.addProperty("rulesVersion", 2);
  }

  /** The engine does not know the variable that cross-service rules use, and only warns of it. */
  private static boolean isFirestoreAccess(Issue issue) {
    return issue.getDescription().startsWith("Invalid variable name: firestore.");
  }

  /** Decides one access. Rules that fail to evaluate, a missing claim for one, refuse it as in production. */
  private void verify(JsonObject context, Answer answer) throws InvalidProtocolBufferException {
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) {
      answer.error("No such ruleset is loaded.");
      return;
    }
    RuleContext.Builder access =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      access.supplyVariable(variable.getKey(), value.build());
    }
    answer.result.addProperty("permit", permits(ruleset, access.build()));
  }

  private static boolean permits(RulesetAst ruleset, RuleContext access) {
    try {
      return new DefaultEvaluator(ruleset).evaluate(access).get().permit();
    } catch (ExecutionException | RuntimeException refusal) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** One line of the protocol, filled in while the request is worked on. */
  private static final class Answer {
    final JsonObject json = new JsonObject();
    final JsonObject result = new JsonObject();
    private final JsonArray errors = new JsonArray();
    private final JsonArray warnings = new JsonArray();

    Answer(int id) {
      json.addProperty("id", id);
      json.addProperty("status", "ok");
      json.add("errors", errors);
      json.add("warnings", warnings);
      json.add("result", result);
    }

    void error(String message) {
      errors.add(message);
    }

    void issue(Issue issue, boolean failed) {
      String place = issue.getSourcePosition().getFileName() + ":" + issue.getSourcePosition().getLine();
      (failed ? errors : warnings).add(place + " " + issue.getDescription());
    }
  }
}
