import { auth } from '../../src/firebase.ts';
import { problem, type Problem } from './problem.ts';

/** Whether Auth's own answers to a sign-in tell which addresses have accounts: a setting of the project. */
export async function checkSignIn(): Promise<Problem[]> {
  const { emailPrivacyConfig } = await auth.projectConfigManager().getProjectConfig();
  if (emailPrivacyConfig?.enableImprovedEmailPrivacy) return [];
  return [problem('signIn', 'Auth', 'tells which addresses have accounts: switch e-mail enumeration protection on')];
}
