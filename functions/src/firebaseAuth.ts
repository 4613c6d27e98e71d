import { getAuth } from 'firebase-admin/auth';
import { app } from './firebaseApp.ts';

/** A module of its own, so that functions/build.ts can leave Auth out of the triggers, which never use it. */
export const auth = getAuth(app);
