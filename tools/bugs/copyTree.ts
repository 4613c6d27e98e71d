import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../suite/root.ts';

const WORKSPACES = '@hypelar';
const NOT_LINKED = ['.cache', '.vite', '.vite-temp', WORKSPACES];

/** Links the installed packages, except the workspaces: the copy uses its own. */
function linkDependencies(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!NOT_LINKED.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/** Copies the sources of the checkout, including uncommitted changes, to a temporary folder. */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hypelar-bugs-'));
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of new Set(files)) {
    // Deleted files whose deletion is not committed are listed, too.
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const modules = join(folder, 'node_modules');
  linkDependencies(join(root, 'node_modules'), modules);
  mkdirSync(join(modules, WORKSPACES));
  for (const name of ['shared', 'web']) symlinkSync(join(folder, name), join(modules, WORKSPACES, name));
  return folder;
}
