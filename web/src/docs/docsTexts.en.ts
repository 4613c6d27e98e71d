import type { DocsTextKey } from './docsTexts.ts';

export const en: Record<DocsTextKey, string> = {
  docsHeading: 'Documents',
  termsOfUse: 'Terms Of Use',
  privacyPolicy: 'Privacy Policy',
  docSaved: 'Last saved: {time}',
  docNeverSaved: 'Never saved yet',
  docSize: '{used} / {limit} KiB',
  docTooLong: 'The text is longer than 200 KiB: {used} KiB.',
  updateDocs: 'Update',
  updatingDocs: 'Saving…',
  docsUnchanged: 'No changes',
  docsChanged: 'There are unsaved changes',
  docsToSolve: 'First decide on the conflict below',
  docsTooLong: 'A text is too long',
  docsUpdated: 'The documents were saved.',
  docsFailed: 'The documents could not be loaded.',
  updateDocsFailed: 'The documents could not be saved. Your texts are kept.',
  docConflict: 'Someone else saved this text while you were writing ({time}). Yours is kept, nothing was saved.',
  docTheirs: 'The saved text',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the saved one',
};
