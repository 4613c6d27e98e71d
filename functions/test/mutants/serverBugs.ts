import { bug, type SeededBug } from './seededBug.ts';

type Kind = 'test' | 'emulator.test';
const of =
  (noun: string, kind: Kind) =>
  (file: string, ...tests: string[]) => ({
    folder: `functions/src/${noun}`,
    file: `${file}.ts`,
    tests: (tests.length > 0 ? tests : [file]).map((test) => `${test}.${kind}.ts`),
  });
const media = of('media', 'emulator.test');
const admin = of('admin', 'emulator.test');
const signingIn = (file: string, ...tests: string[]) => ({ ...admin(file, ...tests), signsIn: true });
const transport = of('trpc', 'test');
const user = of('user', 'emulator.test');

const at = (file: string, ...tests: string[]) => ({ folder: 'functions/src', file, tests });

const MEDIA_BUGS = [
  bug('an older upload replaces a newer one', of('media', 'test')('uploadRecord'), [
    'age > 0n ? incoming : known',
    'incoming',
  ]),
  bug('generations are compared as floats', of('media', 'test')('uploadRecord'), [
    'BigInt(incoming.generation) - BigInt(known.generation)',
    'BigInt(Number(incoming.generation)) - BigInt(Number(known.generation))',
  ]),
  bug('a late upload brings back what was removed', of('media', 'test')('uploadRecord'), [
    "known.state === 'accepted' && incoming.state === 'removed' ? incoming : known",
    'incoming',
  ]),
  bug('a refused object stays', at('media/recordObject.ts', 'hype/createHype.emulator.test.ts'), [
    '  if (unwanted) await deleteObject(object);\n',
    '',
  ]),
  bug('an upload is accepted though it is packed', at('media/recordObject.ts', 'hype/createHype.emulator.test.ts'), [
    ' || contentEncoding)',
    ')',
  ]),
  bug('an event fails though its object is gone', of('media', 'test')('objectStore'), [
    'throw new ObjectGoneError();',
    'throw new Error();',
  ]),
  bug('an edit takes up an object of no event though it is being removed', media('releaseObjects', 'sweepUploads'), [
    'writeRecords(tx, reservation, removed)',
    'writeRecords(tx, reservation, removed.filter(({ name }) => reservation.objects[name]))',
  ]),
  bug('the bytes of a file are not looked at', at('media/recordObject.ts', 'hype/createHype.emulator.test.ts'), [
    'refusedAtOnce(kind, object) ?? (await probe(kind, object))',
    'refusedAtOnce(kind, object) ?? { durationSeconds: 6 }',
  ]),
  bug('a file that another hype uses is removed', at('media/removeMedia.ts', 'media/storedMedia.emulator.test.ts'), [
    '(await readUses()).has(path)',
    'false',
  ]),
  bug('a video is as long as its header claims', of('media', 'test')('probeMedia'), [
    'end > claimed + HIDDEN_SECONDS ? end : claimed',
    'claimed',
  ]),
  bug('a long recording is read whole', of('media', 'test')('probeMedia'), [
    'UNINDEXED_FORMATS.has(await input.getFormat()) ? claimed : await endOf(tracks)',
    'await endOf(tracks)',
  ]),
  bug('a page hides behind a video', of('media', 'test')('probeMedia'), [
    '(await hasForeignTail(read, file.size))',
    'false',
  ]),
  bug('a file that is being removed is accepted', at('media/acceptedMedia.ts', 'media/storedMedia.emulator.test.ts'), [
    "if (record?.state !== 'accepted') throw new AppError('UPLOAD_MISSING', { kind });",
    "if (!record) throw new AppError('UPLOAD_MISSING', { kind });",
  ]),
  bug('a file that a hype names by its path can be removed', of('media', 'test')('mediaInUse'), [
    '[...itself, ...[place, decoded(place)].flatMap(endsOf)]',
    '[place, decoded(place)].flatMap(endsOf)',
  ]),
  bug('a file that a hype names by its address can be removed', of('media', 'test')('mediaInUse'), [
    '[...itself, ...[place, decoded(place)].flatMap(endsOf)]',
    'itself',
  ]),
  bug('the trash does not keep its files', media('releaseObjects', 'storedMedia', 'sweepUploads'), [
    '[hype, trashed && trashed.document]',
    '[hype]',
  ]),
  bug(
    'a reservation is lost with the answer',
    at('media/reservationRepository.ts', 'hype/lostAnswer.emulator.test.ts'),
    ['  Tx.prove(tx, document);\n', ''],
  ),
  bug('a newer object is an error', of('media', 'test')('objectStore'), [
    'unless(PRECONDITION_FAILED, file.delete',
    'unless(NOT_FOUND, file.delete',
  ]),
  bug('headers change before the entry', media('updateMedia', 'storedMedia'), [
    '  // Storage takes part',
    '  await writeHeaders(path, { cacheControl, contentDisposition });\n  // Storage takes part',
  ]),
  bug('what is not imported yet is swept', media('sweepUploads'), ['!(await maySweepObjects())', 'false']),
  bug('what a former admin uploads is accepted', { ...media('recordObject'), signsIn: true }, [
    "record.state === 'accepted' && !(await mayStillUpload(reservation, tx))",
    'false',
  ]),
  bug('a file in the folder of another hype is swept', media('sweepUploads'), [' && !uses.has(path)', '']),
  bug('an edit deletes files of before', at('media/releaseObjects.ts', 'hype/updateHype.emulator.test.ts'), [
    'reservation && wasUploaded(reservation, path)',
    'reservation || path',
  ]),
  bug('what is an hour old is swept', media('sweepUploads'), ['24 * 60 * 60 * 1000', '60 * 60 * 1000']),
  bug('objects of a young reservation are swept', media('sweepUploads'), [
    'if (reservation && !reservation.forHype) return [];',
    '',
  ]),
];

const ADMIN_BUGS = [
  bug('a disabled admin goes on', signingIn('requireAdmin', 'access'), [
    "if (admin.disabled) throw new AppError('ADMIN_DISABLED');",
    '',
  ]),
  bug('a flag that was just taken still counts', at('admin/requireAdmin.ts', 'user/users.emulator.test.ts'), [
    "if (!hasFlag(admin, flag)) throw new AppError('FLAG_MISSING');",
    'void flag;',
  ]),
  bug('claims do not follow', admin('account', 'updateAdmin'), [
    'await asking(() => auth.setCustomUserClaims(id, adminClaims(admin)));',
    '',
  ]),
  bug('the sessions of a disabled admin go on', admin('account', 'updateAdmin'), [
    '  if (disabled) await asking(() => auth.revokeRefreshTokens(id));\n',
    '',
  ]),
  bug('a change grants what the actor lacks', admin('updateAdmin'), ['    requireFlagsHeld(current, after);\n', '']),
  bug('a change raises a limit above the own', admin('updateAdmin'), [
    'if (input.hypePremiumLimit !== undefined) requireLimitWithinOwn(current, input.hypePremiumLimit);',
    '',
  ]),
  bug('an account of the mobile app becomes an admin', signingIn('enrolAdmin', 'createAdmin'), [
    "if (!isPending(account)) throw new AppError('EMAIL_TAKEN');",
    '',
  ]),
  bug('the account of a refused new admin stays', signingIn('enrolAdmin', 'createAdmin'), [
    '    if (isNew) await discardPendingAccount(uid).catch(() => undefined);\n',
    '',
  ]),
  bug('an account that another call took away is missed', signingIn('enrolAdmin', 'createAdmin'), [
    '  await makePendingAccount(email, uid);\n',
    '',
  ]),
  bug('a reset link is for anybody’s account', signingIn('createResetLink', 'createResetLink'), [
    'requireChangeable(current, stored)',
    "requireChangeable({ ...current, id: '', canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true }, stored)",
  ]),
];

const TRANSPORT_BUGS = [
  bug('a flag is not asked for', at('trpc/trpc.ts', 'user/users.emulator.test.ts'), [
    "if (!flags.some((flag) => hasFlag(ctx.admin, flag))) throw new AppError('FLAG_MISSING');",
    '',
  ]),
  bug('another flag opens the users', at('user/userRouter.ts', 'user/users.emulator.test.ts'), [
    "permitted('canCreateHypes')",
    "permitted('canCreateHypes', 'canEditHypes')",
  ]),
  bug('a body is read though it is too large', transport('limitBodies'), ['bytes > MAX_BODY_BYTES', 'bytes < 0']),
  bug('an answer breaks the connection though the body still comes', transport('limitBodies'), [
    'if (refused) return true;',
    'if (refused) return chunk === null ? push(null) : true;',
  ]),
  bug('an answer holds the whole path though it is long', transport('errorShape'), [
    'path?.slice(0, MAX_ECHO_LENGTH)',
    'path',
  ]),
  bug('mutations do not ask for revoked tokens', transport('handleRequest'), ["info.type !== 'query'", 'false']),
  bug('Auth is not asked for revoked tokens', transport('context', 'handleRequest'), [
    'auth.verifyIdToken(token, check)',
    'auth.verifyIdToken(token)',
  ]),
  bug('when Auth is out of reach the caller must sign in', transport('context'), [
    "if (!TOKEN_CODES.has(code) || NO_KEYS.test(message)) return new AppError('UNAVAILABLE', {}, { cause: error });",
    '',
  ]),
  bug('a form runs a mutation', transport('transportRefusal'), [
    "if (method === 'POST' && !isJson(contentType))",
    "if (method === 'POST' && contentType === undefined)",
  ]),
  bug('bodies of any size are read', transport('transportRefusal'), [
    'body.byteLength > MAX_BODY_BYTES',
    'body.byteLength < 0',
  ]),
  bug('JSON nests as deep as it likes', transport('transportRefusal'), [
    'nesting(text) > MAX_NESTING',
    'nesting(text) < 0',
  ]),
  bug('what Firestore said is lost', transport('platformRefusal'), [
    'new AppError(appCode, {}, { cause: error })',
    'new AppError(appCode)',
  ]),
  bug('messages from inside leave', transport('errorShape'), ['message: appCode,', 'message: error.message,']),
];

const RECORD_BUGS = [
  bug('a lost answer repeats a change', at('firebase.ts', 'hype/lostAnswer.emulator.test.ts'), [
    'if (earlier && (await transaction.get(earlier.proof)).exists) return earlier.result;',
    '',
  ]),
  bug(
    'the audit entry is written outside the transaction',
    at('audit/auditRepository.ts', 'hype/lostAnswer.emulator.test.ts'),
    [
      'Tx.open(tx).create(document, { at: Timestamp.fromMillis(at), ...entry });',
      'void document.create({ at: Timestamp.fromMillis(at), ...entry });',
    ],
  ),
  bug('contention is an error of the server', at('trpc/platformRefusal.ts', 'hype/lostAnswer.emulator.test.ts'), [
    "  [10, 'BUSY'], // ABORTED\n",
    '',
  ]),
  bug('a legal text overwrites a newer one', at('docs/updateDocs.ts', 'docs/docs.emulator.test.ts'), [
    "if (updatedAt !== undefined && updatedAt !== shown.updatedAt) throw new AppError('EDIT_CONFLICT');",
    '',
  ]),
  bug(
    'a legal text saved again after a lost answer is a conflict',
    at('docs/updateDocs.ts', 'docs/docs.emulator.test.ts'),
    ['  if (detail === shown.detail) return false;\n', ''],
  ),
  bug(
    'a premium registry that drifted is believed',
    at('premium/premiumRepository.ts', 'hype/updateHype.emulator.test.ts'),
    ['registry.premiumHypeCount === premium', 'premium >= 0'],
  ),
  bug('a page of the audit log skips an entry', at('audit/listAudit.ts', 'audit/listAudit.emulator.test.ts'), [
    'found.slice(0, wanted)',
    'found.slice(1, wanted)',
  ]),
];

const USER_BUGS = [
  bug('a page of users repeats none and skips one', user('listUsers', 'users'), [
    'writeCursor([last.id])',
    'writeCursor([rows.at(-1)?.id ?? last.id])',
  ]),
  bug('a user who changes while the index is made is lost', user('rebuildUserSearch'), [
    '{ ...scanned, ...newer }',
    '{ ...newer, ...scanned }',
  ]),
  bug('the index knows what an event found first', user('indexUser'), [
    'for (const entry of await wantedEntries(id, tx)) writeEntry',
    'for (const entry of wanted) writeEntry',
  ]),
  bug('a search without an index reads any number of users', user('searchUsers'), [
    "if (users > maxScanned) throw new AppError('UNAVAILABLE');",
    '',
  ]),
  bug('a slower search brings back what was', of('user', 'test')('userIndex'), ['shards.filter(isNewer)', 'shards']),
  bug('a change whose commit waited is not seen', of('user', 'test')('userIndex'), [
    'loaded.readAt - LONGEST_COMMIT_MS',
    'loaded.readAt',
  ]),
];

/** Mistakes in the rest of the server. */
export const SERVER_BUGS: SeededBug[] = [...MEDIA_BUGS, ...ADMIN_BUGS, ...TRANSPORT_BUGS, ...RECORD_BUGS, ...USER_BUGS];
