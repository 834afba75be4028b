/** What options and attributes are about, by their names. */
export const COLOUR = /^colou?rs?$/i;
export const SIZE = /^sizes?$/i;
export const CONDITION = /^(item )?condition$/i;
