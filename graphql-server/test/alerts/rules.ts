import { readFileSync } from 'node:fs';

/** The result of a scrape: each series by name and labels, as in `/metrics`. */
export type Scrape = ReadonlyMap<string, number>;

const EXPRESSION =
  /^(?<age>time\(\) - )?(?<increase>increase\()?(?<name>\w+)(\{(?<label>\w+)(?<operator>=~?)"(?<value>[^"]*)"\})?(\[\w+\]\))? (?<comparison>==|<|>) (?<limit>\d+)$/;

/** The expressions of the rules, by the names of their alerts. */
export function readRules(): Map<string, string> {
  const text = readFileSync(new URL('../../../deploy/mela-alerts.yml', import.meta.url), 'utf8');
  const rules = text.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g);
  return new Map([...rules].map(([, name = '', expression = '']) => [name, expression]));
}

/** Reads `/metrics` like Prometheus; a server that does not answer is down. */
export async function scrape(url: string): Promise<Scrape> {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => null,
  );
  const series = new Map([['up{job="mela"}', Number(text !== null)]]);
  for (const line of text?.split('\n') ?? []) {
    const [, name = '', value = ''] = /^([a-z]\w*(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    if (name) series.set(name, Number(value.replace('Inf', 'Infinity')));
  }
  return series;
}

/** Evaluates an alert's expression for a scrape. @throws Error for an expression that this cannot parse */
export function holds(expression: string, now: Scrape, before: Scrape): boolean {
  const { age, increase, name, label, operator, value, comparison, limit } =
    EXPRESSION.exec(expression)?.groups ?? {};
  if (!name) throw new Error(`This is not understood: ${expression}`);
  const isMeant = (series: string) => {
    if (!new RegExp(`^${name}(\\{|$)`).test(series)) return false;
    if (!label) return true;
    const found = new RegExp(`[{,]${label}="([^"]*)"`).exec(series)?.[1] ?? '';
    return operator === '=' ? found === value : new RegExp(`^(?:${value})$`).test(found);
  };
  return [...now]
    .filter(([series]) => isMeant(series))
    .some(([series, current]) => {
      const base = age ? Date.now() / 1000 - current : current - (increase ? (before.get(series) ?? 0) : 0);
      if (comparison === '==') return base === Number(limit);
      return comparison === '<' ? base < Number(limit) : base > Number(limit);
    });
}
