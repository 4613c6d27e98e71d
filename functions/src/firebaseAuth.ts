import { getAuth } from 'firebase-admin/auth';
import { app } from './firebaseApp.ts';

/** Apart from all else, since the triggers never ask Auth and need not load it: functions/build.ts sees to that. */
export const auth = getAuth(app);
