import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentSheet } from './document-sheet.ts';
import { drawPdf } from './draw-pdf.ts';

// Lower the priority of this thread, so that requests come first when processors are scarce. Outside Linux,
// it would affect the whole server.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const font = readFileSync(workerData as string);

parentPort?.on('message', (sheets: DocumentSheet[]) => {
  drawPdf(sheets, font).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
