/** Where the screens are (spec, section 2). */
export const paths = {
  signIn: '/signIn',
  hypes: '/',
  createHype: '/hype/create',
} as const;

/** The sign-in page that leads on to `wanted`, a path with its query. */
export function signInPath(wanted: string): string {
  return wanted === paths.hypes ? paths.signIn : `${paths.signIn}?${new URLSearchParams({ to: wanted }).toString()}`;
}

/** Where to go after signing in: the path in the query when it is one of this site, else the hype list. */
export function wantedPath(query: string): string {
  const wanted = new URLSearchParams(query).get('to') ?? paths.hypes;
  return /^\/(?![/\\])/.test(wanted) && !wanted.startsWith(paths.signIn) ? wanted : paths.hypes;
}
