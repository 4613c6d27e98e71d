import * as z from 'zod/mini';
import { Timestamp } from './firebase.ts';

/*
 * Fields of stored documents, read leniently: other programs and older versions write them too, so a missing or
 * mistyped field becomes its empty value and never an error.
 */
export const storedText = z.catch(z.string(), '');
export const storedFlag = z.catch(z.boolean(), false);
export const storedInt = z.catch(z.int(), 0);
export const storedNumber = z.catch(z.number(), 0);
export const storedTexts = z.catch(z.array(z.string()), []);

/** The last moment that Firestore can store, in epoch ms. */
export const LAST_TIME = 253_402_300_799_999;

/** A Firestore Timestamp as epoch ms; 0 when it is none. */
export const storedTime = z.catch(
  z.pipe(
    z.instanceof(Timestamp),
    z.transform((time) => time.toMillis()),
  ),
  0,
);
