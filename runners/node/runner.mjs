// Executes codecs of Node.js for wirecost: ../protocol/PROTOCOL.md
import { Catalog } from "./src/catalog.mjs";
import { linkInstalledPackages } from "./src/packages.mjs";
import { keepStandardOutput, listen, say } from "./src/protocol/lines.mjs";
import { Runner } from "./src/protocol/runner.mjs";
import { Session } from "./src/session.mjs";
import { TASKS } from "./src/tasks/index.mjs";

keepStandardOutput();
linkInstalledPackages();
const runner = new Runner(TASKS, new Session(await Catalog.load()), say);
listen(
  process.stdin,
  (line) => runner.answer(line),
  () => process.exit(),
);
