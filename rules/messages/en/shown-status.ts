export const active = 'Active';
export const scheduled = 'Scheduled';
export const ended = 'Ended';
export const draft = 'Draft';
export const hidden = 'Hidden';
