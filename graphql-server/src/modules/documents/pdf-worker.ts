import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentSheet } from './document-sheet.ts';
import { drawPdf } from './draw-pdf.ts';

const font = readFileSync(workerData as string);

parentPort?.on('message', (sheets: DocumentSheet[]) => {
  drawPdf(sheets, font).then(
    (pdf) => parentPort?.postMessage({ pdf }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  );
});
