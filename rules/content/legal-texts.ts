import { z } from 'zod';
import { contentFieldMessages } from '#messages/content-field.ts';
import { email, phone } from './contact-fields.ts';
import { line, lines, list, markdown, paragraph } from './content-fields.ts';
import { issueText } from './content-messages.ts';

export const NEUTRAL_HINT = 'Leave empty to use a neutral text';

/** The officer to whom shoppers in India can complain (Consumer Protection (E-Commerce) Rules, 2020). Empty: none. */
export const grievanceOfficer = list(
  'Grievance officer',
  'officer',
  1,
  z
    .object({
      name: line('Name', { maxLength: 80 }),
      designation: line('Designation', { maxLength: 80, hint: 'The position in your company' }),
      email: email('Email'),
      phone: phone('Phone'),
      address: lines('Address'),
    })
    .refine((officer) => officer.email !== '' || officer.phone !== '', {
      path: ['email'],
      message: issueText(contentFieldMessages.contactRequired),
    }),
);

/** The privacy policy, or the terms. */
export const legalText = z.object({
  lead: paragraph('First sentence', { isOptional: true, hint: NEUTRAL_HINT }),
  text: markdown('Text', { isOptional: true, hint: NEUTRAL_HINT }),
  inForceSince: line('Effective date', { isOptional: true }),
});
