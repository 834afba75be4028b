import { execFileSync } from 'node:child_process';

/**
 * Prints the bill of materials of the shipped packages (CycloneDX, JSON). `npm sbom --omit dev` would omit
 * shipped packages that are also a dev or peer dependency.
 */
interface Component {
  'bom-ref': string;
  properties?: { name: string; value: string }[];
}

interface Bill {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const printed = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { maxBuffer: 64 * 2 ** 20 });
const bill = JSON.parse(printed.toString()) as Bill;
const unshipped = new Set(bill.components.filter(isForDevelopment).map((component) => component['bom-ref']));
const isShipped = (ref: string) => !unshipped.has(ref);
const components = bill.components.filter((component) => isShipped(component['bom-ref']));
const dependencies = bill.dependencies
  .filter(({ ref }) => isShipped(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2));

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}
