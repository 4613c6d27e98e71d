/*
 * Gives a test file its own Firestore project, where no other test writes and which the triggers of the running suite
 * do not see. Must be imported before everything else.
 */
process.env['GCLOUD_PROJECT'] = `demo-${Math.random().toString(36).slice(2, 12)}`;
