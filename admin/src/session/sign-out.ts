import { toast } from 'react-hot-toast/headless';
import { PATHS } from '../paths.ts';
import { executeOnce } from './execute-once.ts';
import OPERATIONS from './sign-in.graphql?raw';

/** Ends the session, and leads to the login; the admin is opened anew, so that nothing stays of what was read. */
export async function signOut(): Promise<void> {
  try {
    await executeOnce(OPERATIONS, 'SignOut');
    location.assign(`/admin${PATHS.login}`);
  } catch (error) {
    toast.error((error as Error).message);
  }
}
