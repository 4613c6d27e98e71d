import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../suite/root.ts';

/** The text of a rules file at the root. */
export const rulesIn = (name: 'firestore.rules' | 'storage.rules'): string => readFileSync(join(root, name), 'utf8');
