/** When the token was issued and when it expires, in seconds. */
type Times = { iat: number; exp: number };

/** An unsigned ID token like those of the Auth emulator, for an account of this process's project. */
export function idToken(uid: string, times: Partial<Times> = {}): string {
  const project = process.env['GCLOUD_PROJECT'];
  const now = Math.floor(Date.now() / 1000);
  const { iat = now, exp = now + 3600 } = times;
  const claims = { iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid, auth_time: iat, iat, exp };
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
