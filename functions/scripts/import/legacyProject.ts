import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firestore, type DocumentData } from '../../src/firebase.ts';
import { Refusal } from '../project.ts';
import { legacyFields, legacyText, legacyTime, type Fields } from './legacyValues.ts';

const COLLECTIONS = ['admins', 'hypes', 'users', 'docs', 'premiumHypes'] as const;
type Collection = (typeof COLLECTIONS)[number];
export type Documents = ReadonlyMap<string, DocumentData>;

/** The collections of the legacy app (spec, section 3), by document id. */
export type LegacyProject = Record<Collection, Documents>;

async function readCollection(name: Collection): Promise<Documents> {
  const { docs } = await firestore.collection(name).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

/** Reads the collections of the current project; of users only the ids, since no user is written. */
export async function readProject(): Promise<LegacyProject> {
  const [admins, hypes, docs, premiumHypes] = await Promise.all([
    readCollection('admins'),
    readCollection('hypes'),
    readCollection('docs'),
    readCollection('premiumHypes'),
  ]);
  const users = await firestore.collection('users').select().get();
  return { admins, hypes, users: new Map(users.docs.map(({ id }) => [id, {}])), docs, premiumHypes };
}

/**
 * Reads an export: one JSON file with a key per collection, or a folder with a file `{collection}.json` for each. A
 * collection is an object (id -> document) or a list of documents with an `id`; a missing one is empty.
 */
export async function readExport(path: string): Promise<LegacyProject> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new Refusal(`There is no ${path}.`);
  const content = found.isDirectory() ? await readFolder(path) : await readJson(path);
  const exported = legacyFields(content) ?? {};
  const root = legacyFields(exported['__collections__']) ?? exported;
  if (!COLLECTIONS.some((name) => name in root)) throw new Refusal(`${path} has none of ${COLLECTIONS.join(', ')}.`);
  const read = (name: Collection) => documents(root[name], `${name} in ${path}`);
  return {
    ...{ admins: read('admins'), hypes: read('hypes'), users: read('users') },
    ...{ docs: read('docs'), premiumHypes: read('premiumHypes') },
  };
}

async function readFolder(folder: string): Promise<Fields> {
  const names = new Set(await readdir(folder));
  const present = COLLECTIONS.filter((name) => names.has(`${name}.json`));
  const entries = present.map(async (name) => [name, await readJson(join(folder, `${name}.json`))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'), revive);
  } catch (error) {
    throw new Refusal(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Makes text storable in Firestore, and turns times in the forms that export tools write into Timestamps. */
function revive(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  const fields = legacyFields(value);
  if (!fields) return value;
  if (fields['__datatype__'] === 'timestamp') return legacyTime(fields['value']) ?? fields['value'];
  const isTime = Object.keys(fields).toSorted().join() === '_nanoseconds,_seconds';
  return isTime ? (legacyTime(value) ?? value) : value;
}

function documents(collection: unknown, where: string): Documents {
  const map = legacyFields(collection);
  if (collection !== undefined && !map && !Array.isArray(collection)) throw new Refusal(`${where} is no collection.`);
  const entries = Array.isArray(collection) ? listed(collection) : Object.entries(map ?? {});
  return new Map(entries.map(([id, item]) => [id, withoutSubcollections(legacyFields(item) ?? {})]));
}

/**
 * The documents of a list by id. One without an id, or with an id used before, is named after its place in the list;
 * the name has a character that no id has.
 */
function listed(list: readonly unknown[]): [string, unknown][] {
  const seen = new Set<string>();
  return list.map((item, index) => {
    const id = legacyText(legacyFields(item)?.['id']);
    const name = id === null || seen.has(id) ? `#${index + 1} of ${list.length}/` : id;
    seen.add(name);
    return [name, item];
  });
}

function withoutSubcollections({ __collections__: _collections, ...document }: Fields): Fields {
  return document;
}
