const MEGABYTE = 1_000_000;
const LINE_INTERVAL_MS = 1_500;

/** Takes how many of how many bytes are there, and says so now and then, one line at a time. */
export type ReportProgress = (doneBytes: number, totalBytes: number) => void;

/** Lines, and not a moving bar, so that they read the same on a terminal and in a log file. */
export function createProgressReport(
  subject: string,
  log: (line: string) => void,
  now: () => number = Date.now,
): ReportProgress {
  let nextLineAt = now() + LINE_INTERVAL_MS;
  let lastPercent = -1;
  return (doneBytes, totalBytes) => {
    const percent = Math.min(100, Math.floor((100 * doneBytes) / totalBytes));
    if (now() < nextLineAt || percent === lastPercent) return;
    nextLineAt = now() + LINE_INTERVAL_MS;
    lastPercent = percent;
    log(`${subject}: ${inMegabytes(doneBytes)} of ${inMegabytes(totalBytes)} MB (${percent} %)`);
  };
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
