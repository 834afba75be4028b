import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';

export const testMessage: Template<MailData['test-message']> = (_, shop) => ({
  subject: `Test message from ${shop.name}`,
  heading: 'Your shop can send email',
  blocks: [
    {
      kind: 'text',
      lines: [`This is a test message from ${shop.name}. Orders and invitations are sent the same way.`],
    },
    { kind: 'button', label: 'See all emails', href: `${shop.url}/admin/mails` },
  ],
});
