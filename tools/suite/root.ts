import { join } from 'node:path';

/** The absolute path of the checkout. */
export const root = join(import.meta.dirname, '../..');

/** Where the tools keep logs and built helpers; git ignores it and a clean install removes it. */
export const cache = join(root, 'node_modules/.cache/hypelar');
