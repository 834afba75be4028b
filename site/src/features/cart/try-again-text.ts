/** What an error says, and when to try again, unless it says that itself. @param seconds null: not known */
export function tryAgainText(message: string, seconds: number | null): string {
  if (/try again/i.test(message)) return message;
  return `${message} Try again in ${seconds ? timeOf(seconds) : 'a moment'}.`;
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
