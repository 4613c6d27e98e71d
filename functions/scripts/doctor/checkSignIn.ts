import { auth } from '../../src/firebase.ts';
import { problem, type Problem } from './problem.ts';

/** Checks a setting of the Auth project: without it, answers to a sign-in reveal which addresses have accounts. */
export async function checkSignIn(): Promise<Problem[]> {
  const { emailPrivacyConfig } = await auth.projectConfigManager().getProjectConfig();
  if (emailPrivacyConfig?.enableImprovedEmailPrivacy) return [];
  return [problem('signIn', 'Auth', 'tells which addresses have accounts: switch e-mail enumeration protection on')];
}
