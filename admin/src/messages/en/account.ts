export const apiTokens = 'API tokens';
export const permissions = 'Permissions';
export const lastUsed = 'Last used';
export const revoke = 'Revoke';
export const scriptsAndAppsThatUseLose = (name: string) =>
  `Scripts and apps that use ${name} lose access immediately.`;
export const tokenRevoked = 'Token revoked';
export const createOneForEachProgram = 'Create one for each program that uses the API.';
export const giveScriptsAndAppsAccess =
  'Give scripts and apps access to the shop. A token has the permissions that you select, and never more than your own.';
export const createToken = 'Create token';
export const copyTokenNow = 'Copy the token now. It is not shown again.';
export const noPluralNameYet = (pluralName: string) => `No ${pluralName} yet`;
export const onlyOwnersCanInvitePeople = 'Only owners can invite people and change roles.';
export const invitationLinkHint = (email: string) =>
  `Send this link to ${email}. It works once and expires in a week.`;
export const emailOfNewTeamMember = 'Email of a new team member';
export const yourPassword = 'Your password';
export const resetLinkHint = (email: string) =>
  `Send this link to ${email}. It works once and expires in a day.`;
export const yourNameAsTeamSeesIt = 'Your name, as the team sees it.';
export const profileSaved = 'Profile saved';
export const changingYourPasswordSignsOutAll = 'Changing your password signs out all your other devices.';
export const passwordChangedAllOtherDevices = 'Password changed. All other devices are signed out.';
export const newPasswordAtLeast12Characters = 'New password, at least 12 characters';
export const thisBrowserDoesNotSupportPasskeys = 'This browser does not support passkeys at this address.';
export const passkey = 'passkey';
export const passkeys = 'passkeys';
export const device = 'Device';
export const youCanNoLongerSign = (name: string) => `You can no longer sign in with the passkey ${name}.`;
export const passkeyRemoved = 'Passkey removed';
export const eachDeviceThatSignsInWithout = 'Each device that signs in without a password is listed here.';
export const signInWithYourFingerprintFace =
  'Sign in with your fingerprint, face or PIN instead of a password and a code.';
export const addPasskey = 'Add a passkey';
export const passkeyAdded = 'Passkey added';
export const nameOfDevice = 'Name of the device';
export const twoFactorAuthenticationIsOnBut =
  'Two-factor authentication is on, but this browser did not receive the recovery codes. Turn it off and set it up again.';
export const twoFactorAuthenticationIsOff = 'Two-factor authentication is off';
export const twoFactorAuthentication = 'Two-factor authentication';
export const onYouEnterCode = 'On. You enter a code from your authenticator app every time you sign in.';
export const offAddSecondStepToSigning =
  'Off. Add a second step to signing in: a code from an authenticator app.';
export const turnOff = 'Turn off';
export const setUp = 'Set up';
export const saveTheseRecoveryCodesNowEach =
  'Save these recovery codes now. Each one signs you in once without the app. They are not shown again.';
export const scanQrCodeWithYourAuthenticator =
  'Scan the QR code with your authenticator app, or enter the key. Then enter the code from the app.';
export const confirm = 'Confirm';
export const qrCodeForAuthenticatorApp = 'QR code for the authenticator app';
export const key = 'Key';
export const signedOutEverywhereElse = 'Signed out everywhere else';
export const sessions = 'Sessions';
export const session = 'session';
export const sessionsInText = 'sessions';
export const browser = 'Browser';
export const signedIn = 'Signed in';
export const lastActive = 'Last active';
export const signOut = 'Sign out';
export const youWillHaveToSign = (name: string) => `You will have to sign in again on ${name}.`;
export const thisDevice = 'This device';
export const sessionEnded = 'Session ended';
export const signInToStartOne = 'Sign in to start one.';
export const signOutEverywhereElse = 'Sign out everywhere else';
export const whereYouAreSignedInSessions =
  'Where you are signed in. Sessions end after 12 hours without activity.';
export const askToSignOutElsewhere = 'Sign out everywhere else?';
export const thisEndsAllYourSessionsExcept = 'This ends all your sessions except the one in this browser.';
export const removeAccount = 'Remove account';
export const askToRemove = (email: string) =>
  `Are you sure you want to remove ${email}? They are signed out and their API tokens stop working immediately. Everything that they did stays in the shop.`;
export const emailRemoved = (email: string) => `${email} removed`;
export const withdrawInvitation = 'Withdraw invitation';
export const invitationLinkForWillStopWorking = (email: string) =>
  `The invitation link for ${email} will stop working.`;
export const invitationForWithdrawn = (email: string) => `Invitation for ${email} withdrawn`;
export const changeRole = 'Change role';
export const roleOfChangesTo = (email: string, label: string) =>
  `The role of ${email} will change to ${label}.`;
export const roleChanged = 'Role changed';
export const canSetNewPasswordWithThis = (email: string) =>
  `${email} can set a new password with this link. Setting it signs them out everywhere. Earlier links stop working.`;
export const createLink = 'Create link';
export const teamMember = 'team member';
export const teamMembers = 'team members';
export const noTeamMembersYet = 'No team members yet';
export const peopleWithAccessToThisAdmin = 'People with access to this admin, and their roles.';
export const withdrawInvitationFor = (email: string) => `Withdraw the invitation for ${email}`;
export const resetLinkFor = (email: string) => `Reset link for ${email}`;
export const activityOfEmail = (email: string) => `Activity of ${email}`;
export const removeEmail = (email: string) => `Remove ${email}`;
export const roleOfEmail = (email: string) => `Role of ${email}`;
export const applyNewRoleOf = (email: string) => `Apply the new role of ${email}`;
export const editor = 'Editor';
export const viewer = 'Viewer';
export const owner = 'Owner';
export const readEverythingInAdmin = 'Read everything in the admin';
export const readStorefrontForApps = 'Read the storefront (for apps)';
export const ownName = (name: string) => `${name} (you)`;
export const deviceHasPasskey = 'This device already has one of your passkeys.';
export const passkeyNotCreated = 'The browser did not create a passkey.';
