/*
 * Imported before all else, this gives a test file a Firestore project of its own: no other test writes there and the
 * triggers of the running suite do not see it.
 */
process.env['GCLOUD_PROJECT'] = `demo-${Math.random().toString(36).slice(2, 12)}`;
