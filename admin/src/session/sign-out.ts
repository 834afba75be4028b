import { toast } from 'react-hot-toast/headless';
import { runMutation } from '../client/apollo-client.ts';
import { SignOutDocument } from '../graphql.generated.ts';
import { PATHS } from '../paths.ts';

/** Ends the session and reloads the login page, which drops all loaded data. */
export async function signOut(): Promise<void> {
  try {
    await runMutation(SignOutDocument);
    location.assign(`/admin${PATHS.login}`);
  } catch (error) {
    toast.error((error as Error).message);
  }
}
