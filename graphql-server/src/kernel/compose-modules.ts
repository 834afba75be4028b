import { openCollections } from './declared-collections.ts';
import { StartupError } from './errors.ts';
import type { Kernel } from './kernel.ts';
import { kernelTexts } from './messages.ts';
import type { Module } from './module.ts';

/**
 * Opens the collections of all modules and creates their services, those of used modules first.
 * @param modules in any order
 * @returns the modules in the order of use, and everything that they and the kernel provide, by name
 * @throws StartupError for an invalid list
 */
export function composeModules<Composed extends Kernel>(
  kernel: Kernel,
  modules: readonly Module[],
): { modules: readonly Module[]; services: Composed } {
  const ordered = inOrderOfUse(modules);
  const providers = new Map<string, string>(Object.keys(kernel).map((key) => [key, 'the kernel']));
  const provided = new Map<string, object>();
  const services: object = { ...kernel };
  for (const module of ordered) {
    const own = openCollections(module.collections, kernel.db);
    const used = Object.fromEntries(module.uses.map(({ name }) => [name, provided.get(name)]));
    const created = { ...own, ...module.services(kernel, used as never, own as never) };
    for (const key of Object.keys(created)) {
      const other = providers.get(key);
      if (other !== undefined)
        throw new StartupError(kernelTexts.ambiguousExtension({ module: module.name, key, other }));
      providers.set(key, `the module ${module.name}`);
    }
    provided.set(module.name, created);
    Object.assign(services, created);
    for (const extension of module.extends(services as never)) kernel.extensions.add(extension);
  }
  return { modules: ordered, services: services as Composed };
}

/**
 * @returns the modules, each after those that it uses, and otherwise in the given order
 * @throws StartupError if a used module is missing or two modules have the same name
 */
export function inOrderOfUse(modules: readonly Module[]): Module[] {
  const named = new Map<string, Module>();
  for (const module of modules) {
    if (named.has(module.name)) throw new StartupError(kernelTexts.moduleTwice({ name: module.name }));
    named.set(module.name, module);
  }
  const ordered = new Set<Module>();
  const add = (module: Module, path: readonly Module[]): void => {
    if (path.includes(module)) throw new StartupError(kernelTexts.moduleUsesItself({ name: module.name }));
    for (const { name } of module.uses) {
      const used = named.get(name);
      if (!used) throw new StartupError(kernelTexts.moduleNotListed({ module: module.name, used: name }));
      add(used, [...path, module]);
    }
    ordered.add(module);
  };
  for (const module of modules) add(module, []);
  return [...ordered];
}
