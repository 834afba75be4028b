export const titleMelaAdmin = (title: string) => `${title} | Mela admin`;
export const manageProductsOrdersAndSellers = 'Manage products, orders and sellers.';
export const usernameOrEmail = 'Username or email';
export const or = 'or';
export const noAccountYet = 'No account yet?';
export const signInWith = (name: string) => `Sign in with ${name}`;
export const sampleScreenNothingWasSentTo = (name: string) =>
  `This is a sample screen. Nothing was sent to ${name}.`;
export const noAccountYetOrForgot =
  'No account yet, or forgot your password? Ask an owner of the shop for a link.';
export const youNeedInvitationToCreateAccount = 'You need an invitation to create an account.';
export const askOwnerOfShopForInvitation = 'Ask an owner of the shop for an invitation link, and open it.';
export const youAreCreatingOwnersAccount = 'You are creating the owner’s account.';
export const youHaveBeenInvitedToJoin = 'You have been invited to join the team.';
export const passwordAtLeast12Characters = 'Password, at least 12 characters';
export const alreadyHaveAccount = 'Already have an account?';
export const withNpm = 'With npm';
export const withDocker = 'With Docker';
export const withSystemd = 'With systemd';
export const thereIsStillNoAccountRun =
  'There is still no account. Run the command on the server, then check again.';
export const serverDoesNotRespond = 'The server is not responding.';
export const createFirstAccount = 'Create the first account';
export const thisShopHasNoAccountYet =
  'This shop has no account yet, and you are connected through a proxy. Create an account on the server before you use the admin from here.';
export const runThisCommandOnServer =
  'Run this command on the server. It asks for a password and creates the owner’s account.';
export const itReplacesYourOldPassword =
  'The new password replaces the old one and signs you out everywhere.';
export const setPassword = 'Set password';
export const newPasswordAtLeast12Characters = 'New password, at least 12 characters';
export const passwordOfIsSet = (email: string) => `The password of ${email} is set.`;
export const oneAccountForPeopleWhoRun = 'One account for the people who run the shop.';
export const countryCode = 'Country code';
export const google = 'Google';
export const facebook = 'Facebook';
