import type { Mutant } from './mutants.ts';

const CREATE = "allow create: if holds('admin')\n";
const GIF = "(name.matches('gif-[A-Za-z0-9._-]{1,100}') && isOf('video', 50000000))";
const AUDIO = "(name.matches('audio-[A-Za-z0-9._-]{1,100}') && isOf('audio', 200000000))";
const VIDEO = "(name.matches('video-[A-Za-z0-9._-]{1,100}') && isOf('video', 2000000000))";
const FLAG = "&& (holds('canCreateHypes') || holds('canEditHypes'))";
const ID = "&& hypeId.matches('[A-Za-z0-9_-]{1,128}')";
const DENY = 'allow read, write: if false;';

const change = (name: string, find: string, replace: string): Mutant => ({ name, find, replace });
const drop = (name: string, find: string): Mutant => ({ name, find, replace: '' });
const within = (name: string, whole: string, [find, replace]: [string, string]): Mutant =>
  change(name, whole, whole.replace(find, replace));

/** Mistakes that someone could make in storage.rules. */
export const STORAGE_MUTANTS: Mutant[] = [
  change('anyone may upload', CREATE, 'allow create: if true\n'),
  change('every signed-in user may upload', CREATE, 'allow create: if request.auth != null\n'),
  drop('an upload needs no flag', FLAG),
  change('an upload needs both flags', FLAG, "&& (holds('canCreateHypes') && holds('canEditHypes'))"),
  change('an upload needs canCreateHypes', FLAG, "&& holds('canCreateHypes')"),
  change('an upload needs canEditHypes', FLAG, "&& holds('canEditHypes')"),
  change('another flag lets upload', FLAG, "&& (holds('canCreateHypes') || holds('canDeleteHypes'))"),
  change('a flag alone lets upload', CREATE, "allow create: if (holds('admin') || holds('canEditHypes'))\n"),
  change('an upload is also a change', 'allow create:', 'allow write:'),
  change('an object may be changed', 'allow create:', 'allow create, update:'),
  change('an object may be deleted', "allow read: if holds('admin');", "allow read, delete: if holds('admin');"),
  drop('an object may be overwritten', '&& resource == null'),
  change('only an object may be overwritten', '&& resource == null', '&& resource != null'),
  change('anyone may read', "allow read: if holds('admin');", 'allow read: if true;'),
  change('every signed-in user may read', "allow read: if holds('admin');", 'allow read: if request.auth != null;'),
  change('reading needs a flag', "allow read: if holds('admin');", "allow read: if holds('canEditHypes');"),
  change('admins may get and not list', "allow read: if holds('admin');", "allow get: if holds('admin');"),
  change('any value of a claim counts', '.get(claim, false) == true', '.get(claim, false) != false'),
  change('a missing claim counts', '.get(claim, false)', '.get(claim, true)'),
  change('having a claim counts', 'request.auth.token.get(claim, false) == true', '(claim in request.auth.token)'),
  drop('no limit of size', 'request.resource.size <= maxBytes && '),
  change('a file of exactly the limit is refused', '<= maxBytes', '< maxBytes'),
  change('sizes are limited from below', '<= maxBytes', '>= maxBytes'),
  change('a byte more is taken', '<= maxBytes', '<= maxBytes + 1'),
  within('gif has the limit of audio', GIF, ['50000000', '200000000']),
  within('audio has the limit of gif', AUDIO, ['200000000', '50000000']),
  within('video has the limit of 32 bits', VIDEO, ['2000000000', '2147483647']),
  drop('no check of the type', " && request.resource.contentType.matches(type + '/.+')"),
  change('a type may only contain the right one', "matches(type + '/.+')", "matches('.*' + type + '/.+')"),
  change('a type may be cut', "matches(type + '/.+')", "matches(type + '.*')"),
  change('a subtype may be empty', "type + '/.+'", "type + '/.*'"),
  within('audio takes videos', AUDIO, ["'audio', ", "'video', "]),
  within('gif takes audio', GIF, ["'video', ", "'audio', "]),
  within('a gif slot of another name', GIF, ['gif-', 'gif']),
  within('any prefix before audio', AUDIO, ["'audio-", "'.*audio-"]),
  within('any characters in names of videos', VIDEO, ['[A-Za-z0-9._-]{1,100}', '.{1,100}']),
  within('names of gifs of any length', GIF, ['{1,100}', '+']),
  within('names of audio files may be empty', AUDIO, ['{1,100}', '{0,100}']),
  drop('any hype id', ID),
  within('longer hype ids', ID, ['128', '129']),
  within('shorter hype ids', ID, ['128', '127']),
  change('folders below a hype', '/hypes/{hypeId}/{name}', '/hypes/{hypeId}/{name=**}'),
  change('hypes at the root', '/hypes/{hypeId}/{name}', '/{hypeId}/{name}'),
  change('any folder', '/hypes/{hypeId}/{name}', '/{folder}/{hypeId}/{name}'),
  change('hypes anywhere', '/hypes/{hypeId}/{name}', '/{above=**}/{hypeId}/{name}'),
  change('anyone may read what is elsewhere', DENY, 'allow read: if true; allow write: if false;'),
  change('anyone may write what is elsewhere', DENY, 'allow read: if false; allow write: if true;'),
  change('every signed-in user has all', DENY, 'allow read, write: if request.auth != null;'),
  change('admins have all', DENY, "allow read, write: if holds('admin');"),
  change('admins may delete everywhere', DENY, "allow delete: if holds('canDeleteHypes');"),
];
