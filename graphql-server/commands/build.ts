import { buildParts } from './build-parts.ts';

await buildParts({ all: process.argv.includes('--all') });
