import { z } from 'zod';
import * as contentText from '#messages/content.ts';
import { contentFieldMessages } from '#messages/content-field.ts';
import { email, phone } from './contact-fields.ts';
import { line, lines, list, markdown, paragraph } from './content-fields.ts';
import { issueText } from './content-messages.ts';

/** The officer to whom shoppers in India can complain (Consumer Protection (E-Commerce) Rules, 2020). Empty: none. */
export const grievanceOfficer = list(
  contentText.grievanceOfficer,
  contentText.itemOfficer,
  1,
  z
    .object({
      name: line(contentText.name, { maxLength: 80 }),
      designation: line(contentText.designation, { maxLength: 80, hint: contentText.designationHint }),
      email: email(contentText.email),
      phone: phone(contentText.phone),
      address: lines(contentText.address),
    })
    .refine((officer) => officer.email !== '' || officer.phone !== '', {
      path: ['email'],
      message: issueText(contentFieldMessages.contactRequired),
    }),
);

/** The privacy policy, or the terms. */
export const legalText = z.object({
  lead: paragraph(contentText.firstSentence, { isOptional: true, hint: contentText.neutralHint }),
  text: markdown(contentText.text, { isOptional: true, hint: contentText.neutralHint }),
  inForceSince: line(contentText.effectiveDate, { isOptional: true }),
});
