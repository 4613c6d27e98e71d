import { bug, type SeededBug } from './seededBug.ts';

const of = (file: string, ...tests: string[]) => ({
  folder: 'functions/src/hype',
  file: `${file}.ts`,
  tests: (tests.length > 0 ? tests : [file]).map((test) => `${test}.emulator.test.ts`),
});

/** Mistakes in what the server does with hypes and their order. */
export const HYPE_BUGS: SeededBug[] = [
  bug('files of other hypes are taken', of('createHype'), ['  requireOwnPaths(input);\n', '']),
  bug('a reservation is anybody’s', of('createHype'), [
    "if (reservation.owner !== admin.id) throw new AppError('NOT_YOUR_RESERVATION');",
    '',
  ]),
  bug('another content with the same id passes for a repetition', of('createHype'), [
    '(!hype || requestHash !== made.request)',
    '!hype',
  ]),
  bug('a new hype need not fit its video', of('createHype'), [
    'if (!cardTimesFitVideo(input.timestamps, videoMs))',
    'if (Number.isNaN(videoMs))',
  ]),
  bug(
    'the premium registry is read before the transaction',
    of('createHype'),
    [
      '  return inOrderTransaction(',
      '  const early = input.isPremium ? await inTransaction(readSoundRegistry) : null;\n  return inOrderTransaction(',
    ],
    ['input.isPremium ? readSoundRegistry(tx) : null', 'early'],
    ['import { hasFlag }', "import { inTransaction } from '../firebase.ts';\nimport { hasFlag }"],
  ),
  bug('a new hype does not count', of('createHype'), ['{ count: position, version', '{ count: order.count, version']),
  bug('one reservation too many is open', of('reserveHype'), ['>= MAX_OPEN_RESERVATIONS', '> MAX_OPEN_RESERVATIONS']),
  bug('any admin reserves', of('reserveHype'), ["    await requirePermitted(admin.id, 'canCreateHypes', tx);\n", '']),
  bug('whoever is disabled meanwhile reserves', of('reserveHype'), [
    "requirePermitted(admin.id, 'canEditHypes', tx)",
    'null',
  ]),
  bug('a card with more than its fields hides all cards', of('hypeRepository', 'updateHype'), [
    'z.object(cardSchema.shape)',
    'z.strictObject(cardSchema.shape)',
  ]),
  bug('an edit of an old copy overwrites a newer one', of('updateHype'), [
    "if (hype.updatedAt !== input.updatedAt && !isEdited(hype, input)) throw new AppError('EDIT_CONFLICT');",
    '',
  ]),
  bug('an edit may leave cards that do not fit', of('editedHype', 'updateHype'), [
    'if (!cardTimesFitVideo(timestamps, videoMs))',
    'if (Number.isNaN(videoMs))',
  ]),
  bug('an edit marks without a free place', of('updateHype'), [
    "if (!mayMarkPremium(editor, premiumUsed(registry, editor.id))) throw new AppError('PREMIUM_NOT_ALLOWED');",
    '',
  ]),
  bug('un-marking keeps the place', of('updateHype'), [
    'if (!after.isPremium) return unmarkPremium(registry, after.id);',
    'if (!after.isPremium) return registry;',
  ]),
  bug('replaced files stay', of('updateHype'), [
    '  await releaseObjects(id, replacedPaths(before, after), now);\n',
    '',
  ]),
  bug('a move from a stale position is made', of('moveHype'), [
    "if (hype.order !== from) throw new AppError('ORDER_CHANGED');",
    '',
  ]),
  bug('a move leaves two hypes at one position', of('moveHype'), ['    writeOrder(tx, holder.id, from);\n', '']),
  bug('a move is no change of the order', of('moveHype', 'moveHype', 'shuffleHypes'), [
    'order.version + 1',
    'order.version',
  ]),
  bug('a deletion leaves a gap', of('deleteHype', 'trash'), ['    shiftHypes(tx, later, -1);\n', '']),
  bug('a deletion does not count', of('deleteHype', 'trash'), ['order.count - 1', 'order.count']),
  bug('a deleted hype keeps its premium place', of('deleteHype', 'trash'), [
    'if (registry) writeRegistry(tx, unmarkPremium(registry, id), marker);',
    '',
  ]),
  bug('a restored hype makes no room', of('restoreHype', 'trash'), ['    shiftHypes(tx, later, 1);\n', '']),
  bug('a restored hype is premium without a place', of('restoreHype', 'trash'), [
    'registry !== null && hasPlace(registry)',
    'registry !== null',
  ]),
  bug('a restored hype is always last', of('restoreHype', 'trash'), [
    'clampedPosition(hype.order, order.count)',
    'clampedPosition(Infinity, order.count)',
  ]),
  bug('what was deleted a moment ago is purged', of('purgeTrash', 'trash'), ['now - TRASH_MS', 'now']),
  bug('the order before a shuffle is not kept', of('shuffleHypes'), [
    '  writePreviousOrder(tx, { version, positions });\n',
    '',
  ]),
  bug('a slot is shuffled at each call', of('shuffleHypes'), [
    '    if ((await readShuffleSlot(tx)) >= slot) return null;\n',
    '',
  ]),
  bug('an undo after another change is made', of('undoShuffle', 'shuffleHypes'), [
    'order?.version !== version || previous?.version !== version',
    '!order || !previous',
  ]),
  bug('a broken order is not healed', of('listHypes'), ['contiguous ? order.count : null', 'order.count']),
  bug('a change while the list is read is taken for damage', of('listHypes'), [
    'if (isWhole(second, counted)) return second;',
    '',
  ]),
  bug('more hypes than can be repaired cannot be listed', of('listHypes'), [
    'if (counted > MAX_REWRITTEN_HYPES) return',
    'if (counted < 0) return',
  ]),
  bug('hypes without a position stay hidden', of('listHypes'), [
    'page.total !== null && (counted === null || counted === page.total)',
    'page.total !== null',
  ]),
  bug('the trash is open to every admin', of('hypeRouter', 'trash'), [
    "trash: permitted('canDeleteHypes')",
    'trash: adminProcedure',
  ]),
];
