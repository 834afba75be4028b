import { defineModule, readSchema } from '../../kernel/module.ts';
import { contentModule } from '../content/module.ts';
import { ordersModule } from '../orders/module.ts';
import { sellingModule } from '../selling/module.ts';
import { PdfPrinter } from './pdf-printer.ts';

/** The documents of orders: their PDF files and pages, and packing slips. */
export const documentsModule = defineModule({
  name: 'documents',
  uses: [contentModule, ordersModule, sellingModule],
  schema: readSchema(import.meta.dirname),
  services: () => ({ pdfPrinter: new PdfPrinter() }),
  close: ({ pdfPrinter }) => pdfPrinter.close(),
});
