/** The paths of the screens (spec, section 2). */
export const paths = {
  signIn: '/signIn',
  hypes: '/',
  createHype: '/hype/create',
  editHype: '/hype/edit/:id',
  trash: '/hype/trash',
  users: '/users',
  user: '/users/:id',
  createAdmin: '/admin/create',
  docs: '/admin/docs',
  admins: '/admins',
  activity: '/activity',
} as const;

/** The path of the form of an existing hype. */
export function editHypePath(id: string): string {
  return `/hype/edit/${encodeURIComponent(id)}`;
}

/** The path of one user's detail. Other apps choose these ids, so they may contain any character. */
export function userPath(id: string): string {
  return `${paths.users}/${encodeURIComponent(id)}`;
}

/** The path of the activity of one document, given its own path such as `hypes/abc`. */
export function activityPath(target: string): string {
  return `${paths.activity}?${new URLSearchParams({ target }).toString()}`;
}

/** Decodes a part of an address; null when it is not well formed. */
export function pathPart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The path of the sign-in page that leads on to `wanted`, a path with its query. */
export function signInPath(wanted: string): string {
  return wanted === paths.hypes ? paths.signIn : `${paths.signIn}?${new URLSearchParams({ to: wanted }).toString()}`;
}

/** Where to go after signing in: the path in the query when it is one of this site, else the hype list. */
export function wantedPath(query: string): string {
  const wanted = new URLSearchParams(query).get('to') ?? paths.hypes;
  return /^\/(?![/\\\s])/.test(wanted) && !wanted.startsWith(paths.signIn) ? wanted : paths.hypes;
}
