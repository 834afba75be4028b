import { extensionPoint } from '../../kernel/extension-point.ts';
import type { MailShop } from './templates/mail-content.ts';

/** Reads the shop's details for emails, apart from its address. One module adds it. */
export const mailShopReader = extensionPoint<() => Promise<Omit<MailShop, 'url'>>>('mail.shopReader');
