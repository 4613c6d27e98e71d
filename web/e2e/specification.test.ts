import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What sections 2, 4, 5 and 6 of the specification require, each as the browser test names it. */
const SENTENCES = {
  2: [
    'each route shows its screen',
    'the navigation bar stands above every screen but /signIn',
    'a wrong password and an unknown address get the same message',
    'a table with the columns of the spec, Delete only with canDeleteHypes',
    'Order is a dropdown of 1..N',
    'choosing a position swaps with its holder',
    'title and artist open the edit screen, only with canEditHypes',
    'Karıştır randomises the order of all hypes',
    'users and new hype need canCreateHypes',
    'new admin needs canCreateAdmins',
    'documents and shuffle are visible to everyone',
    'a load under 150 ms shows no overlay, a longer one does',
    'Delete asks "Are you sure you want to proceed?"',
    'title, artist name, gif file (video/*), audio file (audio/*) and video file (video/*)',
    'each file input has a show/hide preview toggle',
    'after a video is chosen the count, the times and the cards appear',
    'split by tab if a tab is present, otherwise by space',
    'each card has a number in ms and a type, image or video',
    'total entered time versus video duration',
    'the premium control is shown only with canEditHypes',
    'the three progress bars move with rounded percentages',
    'three uploads, the message, the new row',
    'the submit button is disabled until the form is valid',
    'the list leads to the form; title and cards are saved',
    'the screen has the same fields',
    'an id without a hype',
    '"Create Admin" makes an admin with the chosen roles and premium limit',
    'two side-by-side textareas, Terms Of Use and Privacy Policy, and an Update button',
    'the heading is "Kullanıcılar:" followed by the total number of users',
    'the search begins 500 ms after typing',
    'it matches name, email or id, whatever the case',
    'the columns are ID, Email, Name, isPremium as true or false, and Premium Plan, "none" when absent',
    'a spinner replaces the rows while loading',
    'clicking a row opens /users/{id}',
    'with matches only they show; with none, or no search, the full list',
    'the detail shows id, email, name, isPremium and plan, "Yok" when absent, under "Kullanıcı Detayı"',
    'the picture is 24 by 24',
    'likes and purchased products are names of hypes, each followed by ", "',
    '"Planı Değiştir" offers Free, Monthly and Yearly',
    'a choice is pending until "Kullanıcıyı Güncelle" sends it and the user is loaded again',
    '"Kullanıcıyı Sil" is shown and has no action',
  ],
  4: [
    'with the premium allowance used up the form and the server say the sentence',
    'the premium counter is incremented and the hype id is appended to the premium list',
    'one file after the other',
    'an upload that fails says why, keeps the form',
    'each upload can be paused, resumed, canceled and tried again',
    'files over 256 KB use a resumable chunked upload, smaller files a single multipart upload',
    'the session lives in session storage',
    'without a session redirects to /signIn',
  ],
  5: [
    'cards off by exactly 450 ms: the button is disabled',
    'cards off by 450 ms keep the button disabled, 449 ms do not',
    'nothing is saved when the tolerance does not hold',
    'the cards appear and resize',
    'the email must be one: "Please enter a valid email address."',
    'a password of 31 characters is refused: "Password should be at least 32 characters long."',
  ],
  6: [
    'an admin without canCreateHypes sees no link to the users',
    'the new admin button is shown only with canCreateAdmins',
    'a creator can grant only the flags the creator holds, and a premium limit of 1 up to their own',
    'without canEditHypes there is no link to the form',
    'signing in opens /',
  ],
} as const;

const folder = import.meta.dirname;
const titles = readdirSync(folder)
  .filter((file) => file.endsWith('.e2e.ts'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/^ *test\(\s*(['`]).*?\1, async/gms) ?? [])
  .join('\n')
  .replaceAll("\\'", "'");

it.each(Object.entries(SENTENCES))('a browser test names each sentence of section %s', (_, sentences) => {
  expect(sentences.filter((sentence) => !titles.includes(sentence))).toEqual([]);
});
