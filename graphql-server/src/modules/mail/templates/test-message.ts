import * as mailText from '#messages/mail.ts';
import type { MailData } from '../kinds.ts';
import type { Template } from './mail-content.ts';

export const testMessage: Template<MailData['test-message']> = (_, shop) => ({
  subject: mailText.testMessage.subject(shop.name),
  heading: mailText.testMessage.heading,
  blocks: [
    {
      kind: 'text',
      lines: [mailText.testMessage.test(shop.name)],
    },
    { kind: 'button', label: mailText.testMessage.seeAll, href: `${shop.url}/admin/mails` },
  ],
});
