import { z } from 'zod';
import type { ContentSchema } from './content-fields.ts';

/** Names a kind of item in a list whose items are of several kinds. */
const contentKinds = z.registry<{ label: string }>();

/** Items of one kind, which have their fields beside `kind`. */
export function kind<const Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  label: string,
  shape: Shape,
) {
  return z.object({ kind: z.literal(name), ...shape }).register(contentKinds, { label });
}

/** The kinds of items of a list; none if all items are alike. */
export function kindsOf(schema: ContentSchema): { name: string; label: string; schema: ContentSchema }[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject) || !(option.shape['kind'] instanceof z.ZodLiteral)) return [];
    const label = contentKinds.get(option)?.label ?? '';
    return [{ name: String(option.shape['kind'].value), label, schema: option }];
  });
}
