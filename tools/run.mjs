// The launcher of every command: it runs on whatever Node the machine has, sees to the dependencies, and hands over to
// the Node that they bring. Nothing but Node's own modules may be imported here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const OLDEST_NODE = [20, 19];
const NODE_MAJOR = 24;
/** The file of each command. */
const COMMANDS = {
  start: 'tools/start.ts',
  dev: 'tools/dev.ts',
  test: 'tools/test.ts',
  'test:long': 'tools/testLong.ts',
  build: 'tools/build.ts',
  emulate: 'tools/emulate.ts',
  screenshots: 'tools/screenshots.ts',
  schedule: 'tools/schedule.ts',
  seed: 'tools/seed.ts',
  bench: 'tools/bench.ts',
  'first-admin': 'functions/scripts/createFirstAdmin.ts',
  'import-legacy': 'functions/scripts/importLegacy.ts',
  'index-users': 'functions/scripts/indexUsers.ts',
  doctor: 'functions/scripts/doctor.ts',
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/.bin');
const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const stamp = join(root, 'node_modules/.hypelar-lock');
const withNode24 = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

// What runs at the moment gets every request to end; this process ends with it.
let running;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => running?.kill(name));

// npm starts this process through a shell, which keeps SIGTERM to itself: so the end of that shell counts as one.
const shell = process.ppid;
const watchShell = () => process.ppid !== shell && running?.kill('SIGTERM');
if (process.env.npm_lifecycle_event !== undefined) setInterval(watchShell, 1000).unref();

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs npm with its output kept in a file, which is shown only when it fails; says now and then that it is alive. */
async function npm(args, what, env = process.env) {
  const log = join(tmpdir(), `hypelar-npm-${process.pid}.log`);
  const output = openSync(log, 'w');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`${what} ...`);
  const heartbeat = setInterval(() => console.log(`  ... ${seconds()} s`), 5000);
  running = spawn('npm', args, {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => {
    running.once('error', () => resolve(127));
    running.once('exit', (ended) => resolve(ended ?? 130));
  });
  clearInterval(heartbeat);
  closeSync(output);
  if (code !== 0) fail(`${readFileSync(log, 'utf8')}\n${what} failed: npm ${args.join(' ')} ended with ${code}.`);
  console.log(`  done in ${seconds()} s`);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function hasNode() {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return (stdout ?? '').startsWith(`v${NODE_MAJOR}.`);
}

/** Installs what the lock file names; the stamp is written last, so that an interrupted installation is repeated. */
async function install() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && hasNode()) return;
  await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], 'Installing the dependencies');
  // Its install script was left out with all the others; only this one is wanted.
  if (!hasNode()) await npm(['rebuild', 'node'], `Installing Node ${NODE_MAJOR}`);
  if (!hasNode()) fail(`Node ${NODE_MAJOR} could not be installed to node_modules. Delete node_modules and try again.`);
  // An older npm leaves out the optional packages, Firestore's among them, that its own Node is too old for.
  if (major !== NODE_MAJOR) {
    await npm(['install', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund'], 'Completing them', withNode24);
  }
  writeFileSync(stamp, wanted);
}

/** Runs the command's file; the channel between the two tells a tool when this process is gone. */
function runFile(file, args) {
  running = spawn(node, [join(root, file), ...args], {
    env: withNode24,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  running.once('exit', (code) => process.exit(code ?? 1));
}

if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  fail(
    `Hypelar needs Node ${OLDEST_NODE.join('.')} or newer to start; this is ${process.version}. See https://nodejs.org`,
  );
}
const [command = '', ...args] = process.argv.slice(2);
const file = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (!file) fail(`Unknown command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
await install();
runFile(file, args);
