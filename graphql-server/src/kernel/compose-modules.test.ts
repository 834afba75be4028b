import type { Db } from 'mongodb';
import { expect, it } from 'vitest';
import { composeModules, inOrderOfUse } from './compose-modules.ts';
import { collection } from './declared-collections.ts';
import { StartupError } from './errors.ts';
import { Extensions, extension, extensionPoint } from './extension-point.ts';
import type { Kernel } from './kernel.ts';
import { defineModule, type Module } from './module.ts';

const greetings = extensionPoint<() => string>('base.greetings');

const base = defineModule({
  name: 'base',
  collections: { things: collection<{ _id: string }>({ name: 'storedThings' }) },
  services: ({ extensions }, _used, { things }) => {
    const added = extensions.of(greetings);
    return { greet: () => added.map((greeting) => `${greeting()} ${things.collectionName}`) };
  },
});

const middle = defineModule({
  name: 'middle',
  uses: [base],
  services: (_kernel, used) => ({ greetTwice: () => [...used.base.greet(), ...used.base.greet()] }),
  extends: () => [extension(greetings, () => 'Hello')],
});

const top = defineModule({
  name: 'top',
  uses: [base, middle],
  extends: ({ things }) => [extension(greetings, () => `Goodbye ${things.collectionName} and`)],
});

function kernel(): Kernel {
  const db = { collection: (collectionName: string) => ({ collectionName }) } as unknown as Db;
  return { db, extensions: new Extensions(), serverId: 'here' } as Kernel;
}

const names = (modules: readonly Module[]) => modules.map(({ name }) => name);

it('orders modules by use, and otherwise as they are listed', () => {
  const other = defineModule({ name: 'other' });
  expect(names(inOrderOfUse([top, other, middle, base]))).toEqual(['base', 'middle', 'top', 'other']);
  expect(names(inOrderOfUse([other, base, middle, top]))).toEqual(['other', 'base', 'middle', 'top']);
  expect(inOrderOfUse([])).toEqual([]);
});

it('gives each module its collections and the services of the modules it uses', () => {
  const { modules, services } = composeModules<
    Kernel & { greet(): string[]; greetTwice(): string[]; things: { collectionName: string } }
  >(kernel(), [top, middle, base]);
  expect(names(modules)).toEqual(['base', 'middle', 'top']);
  const greeted = ['Hello storedThings', 'Goodbye storedThings and storedThings'];
  expect(services.greet()).toEqual(greeted);
  expect(services.greetTwice()).toEqual([...greeted, ...greeted]);
  expect(services.things.collectionName).toBe('storedThings');
  expect(services.serverId).toBe('here');
});

it('leaves an extension point empty if no module adds to it', () => {
  const { services } = composeModules<Kernel & { greet(): string[] }>(kernel(), [base]);
  expect(services.greet()).toEqual([]);
});

it('refuses a list that lacks a module which another one uses', () => {
  const compose = () => composeModules(kernel(), [middle]);
  expect(compose).toThrow(StartupError);
  expect(compose).toThrow('The module middle uses base, which mela.config.ts does not list: add it there.');
});

it('refuses two modules with one name', () => {
  const compose = () => composeModules(kernel(), [base, defineModule({ name: 'base' })]);
  expect(compose).toThrow(StartupError);
  expect(compose).toThrow('mela.config.ts lists two modules with the name base.');
});

it.each([
  ['a service of another module', { greet: () => [] }, 'greet', 'the module base'],
  ['a collection of another module', { things: 1 }, 'things', 'the module base'],
  ['a part of the kernel', { serverId: 'there' }, 'serverId', 'the kernel'],
])('refuses a service with the name of %s', (_, services, key, other) => {
  const twice = defineModule({ name: 'twice', services: () => services });
  const compose = () => composeModules(kernel(), [base, twice]);
  expect(compose).toThrow(StartupError);
  expect(compose).toThrow(`The module twice provides "${key}", and so does ${other}.`);
});

it('refuses modules that use each other', () => {
  const one = { ...base, name: 'one', uses: [] as Module[] };
  const two = { ...base, name: 'two', uses: [one] };
  one.uses.push(two);
  expect(() => inOrderOfUse([one, two])).toThrow('The module one uses itself.');
});
