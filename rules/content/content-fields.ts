import { z } from 'zod';
import * as contentText from '#messages/content.ts';
import { contentFieldMessages } from '#messages/content-field.ts';
import * as labels from '#messages/labels.ts';
import { textMessages } from '#messages/text.ts';
import type { Message } from '../messages.ts';
import { checkText, cleanText } from '../text.ts';
import { issueText } from './content-messages.ts';

/** How a field of the storefront content is edited, and its label. */
export interface ContentField {
  label: string;
  control:
    | 'line'
    | 'text'
    | 'markdown'
    | 'lines'
    | 'link'
    | 'email'
    | 'phone'
    | 'number'
    | 'moment'
    | 'choice'
    | 'image'
    | 'list';
  hint?: string;
  maxLength?: number;
  /** For a list: the noun for one of its items, such as `slide`. */
  item?: string;
  /** For a list: the most items. */
  maxItems?: number;
  /** For a choice: the values. */
  values?: readonly string[];
  /** For an image: it may be missing. */
  isOptional?: boolean;
}

export type ContentSchema = z.ZodType;

/** How each field of the content is edited. The admin's form is built from this registry. */
export const contentFields = z.registry<ContentField>();

type Details = Partial<Pick<ContentField, 'hint' | 'maxLength' | 'control'>> & { isOptional?: boolean };

export const MAX_LINE_LENGTH = 200;
const MAX_TEXT_LENGTH = 1_000;
const MAX_MARKDOWN_LENGTH = 10_000;
const MAX_LINES = 6;
const IN_SHOP = /^\/(?!\/)[^\s\\]*$/;
const VIDEO_FILE = /^https:\/\/\S+\.(?:mp4|webm)$/i;
const LINK_PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** One line of text. Optional text may be empty, and is then not shown. */
export function line(label: string, details: Details = {}) {
  return text(label, { maxLength: MAX_LINE_LENGTH, control: 'line', ...details });
}

/** A paragraph, in which line breaks do not count. */
export function paragraph(label: string, details: Details = {}) {
  return text(label, { maxLength: MAX_TEXT_LENGTH, control: 'text', ...details });
}

/** Text with light formatting: headings, paragraphs, lists, bold, links. */
export function markdown(label: string, details: Details = {}) {
  return text(label, { maxLength: MAX_MARKDOWN_LENGTH, control: 'markdown', ...details });
}

/** A path within the shop, such as `/shop`, or another site. Anything that could run as a script is rejected. */
export function link(label = contentText.link, hint = contentText.anyLinkHint) {
  return linkThat(isLink, label, hint);
}

/** A link that may be empty. */
export function optionalLink(label: string, hint: string) {
  return linkThat((address) => address === '' || isLink(address), label, hint);
}

function linkThat(
  isAccepted: (address: string) => boolean,
  label: string,
  hint: string,
  invalid: (params: { label: string }) => Message = contentFieldMessages.invalidLink,
) {
  return z
    .string(required(label))
    .trim()
    .max(MAX_TEXT_LENGTH, tooLong(label, MAX_TEXT_LENGTH))
    .refine(isAccepted, issueText(invalid({ label })))
    .register(contentFields, { label, hint, control: 'link' });
}

/** A video file on another site. */
export function video(label: string, hint: string) {
  return linkThat((address) => VIDEO_FILE.test(address), label, hint, contentFieldMessages.invalidVideo);
}

/** Separate lines, such as a postal address; may be empty. */
export function lines(label: string, details: Details = {}) {
  return z
    .array(text(label, { maxLength: MAX_LINE_LENGTH, control: 'line' }))
    .max(MAX_LINES, issueText(contentFieldMessages.tooManyLines({ label, max: MAX_LINES })))
    .register(contentFields, { label, control: 'lines', ...hintOf(details) });
}

/** A whole number, or null for none. */
export function wholeNumber(label: string, max: number, hint: string) {
  const message = issueText(contentFieldMessages.invalidNumber({ label, max }));
  return z
    .int(message)
    .min(0, message)
    .max(max, message)
    .nullable()
    .register(contentFields, { label, hint, control: 'number' });
}

/** A moment on the shop's clock, to the minute: `2026-03-25T00:00`. */
export function moment(label: string, hint: string) {
  return z.iso
    .datetime({
      local: true,
      precision: -1,
      error: issueText(contentFieldMessages.invalidMoment({ label })),
    })
    .register(contentFields, { label, hint, control: 'moment' });
}

export function choice<const Value extends string>(label: string, values: readonly Value[]) {
  return z
    .enum(values, issueText(contentFieldMessages.unknownChoice({ label, values })))
    .register(contentFields, { label, values, control: 'choice' });
}

const NO_IMAGE = issueText(contentFieldMessages.unknownImage);

/**
 * An image of the sample, or an uploaded one. `sample:home/hero-1` names a file of `assets/`, without its
 * width.
 */
const imageSchema = z.union([
  z.string().regex(/^sample:[a-z0-9-]+\/[a-z0-9-]+$/, NO_IMAGE),
  z.object({
    src: z.string().regex(/^\/uploads\/[0-9a-f]{32}\.webp$/, NO_IMAGE),
    thumbnail: z.string().regex(/^\/uploads\/[0-9a-f]{32}-320\.webp$/, NO_IMAGE),
    width: z.int(NO_IMAGE).positive(NO_IMAGE),
    height: z.int(NO_IMAGE).positive(NO_IMAGE),
    alt: text(labels.imageDescription, { maxLength: MAX_LINE_LENGTH, control: 'line', isOptional: true }),
  }),
]);

export type ContentImage = z.infer<typeof imageSchema>;

export function image(label = contentText.image, hint?: string) {
  return z
    .union(imageSchema.options, issueText(contentFieldMessages.imageRequired({ label })))
    .register(contentFields, { label, control: 'image', ...(hint ? { hint } : {}) });
}

/** An optional image; null: none. */
export function optionalImage(label: string, hint: string) {
  return z
    .union([...imageSchema.options, z.null()], issueText(contentFieldMessages.imageRequired({ label })))
    .register(contentFields, { label, hint, isOptional: true, control: 'image' });
}

/** Items that can be added, removed and reordered; `item` is the noun for one of them. */
export function list<Item extends z.ZodType>(label: string, item: string, maxItems: number, schema: Item) {
  return z
    .array(schema)
    .max(maxItems, issueText(contentFieldMessages.tooManyItems({ label, max: maxItems })))
    .register(contentFields, { label, item, maxItems, control: 'list' });
}

/** The fields of a section or an item, by name. */
export function fieldsOf(schema: ContentSchema): [name: string, field: ContentSchema][] {
  const inner = innerOf(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).filter(([, field]) => !(field instanceof z.ZodLiteral));
}

/** The schema of a list's items. */
export function itemOf(schema: ContentSchema): ContentSchema | null {
  const inner = innerOf(schema);
  return inner instanceof z.ZodArray ? (inner.element as ContentSchema) : null;
}

/** How a field is edited; undefined for a group of fields. */
export function contentField(schema: ContentSchema): ContentField | undefined {
  return contentFields.get(innerOf(schema));
}

function innerOf(schema: ContentSchema): ContentSchema {
  return schema instanceof z.ZodDefault ? (schema.def.innerType as ContentSchema) : schema;
}

function text(
  label: string,
  { maxLength = MAX_LINE_LENGTH, control = 'line', isOptional, ...details }: Details,
) {
  return z
    .string(required(label))
    .overwrite(cleanText)
    .check(({ value, issues }) => {
      if (isOptional && value === '') return;
      const message = checkText(label, value, { maxLength, hasLines: control !== 'line' });
      if (message) issues.push({ code: 'custom', message: issueText(message), input: value });
    })
    .register(contentFields, { label, control, maxLength, ...hintOf(details) });
}

export function required(label: string): string {
  return issueText(textMessages.required({ label }));
}

export function tooLong(label: string, max: number): string {
  return issueText(textMessages.tooLong({ label, max }));
}

function hintOf({ hint }: Details): { hint?: string } {
  return hint === undefined ? {} : { hint };
}

function isLink(address: string): boolean {
  if (IN_SHOP.test(address)) return true;
  const url = URL.parse(address);
  return url !== null && LINK_PROTOCOLS.includes(url.protocol);
}

/** The colours of backdrops. */
export const GROUPS = ['women', 'men', 'electronics', 'accessories', 'two-wheelers', 'leather'] as const;

/** The icons of the feature strip: names of `design/icons`. */
export const FEATURE_ICONS = [
  'truck',
  'smartphone',
  'rupee',
  'percent-badge',
  'smile',
  'headset',
  'shield-check',
  'heart',
  'storefront',
  'wallet',
] as const;
