/** The names of options and attributes, by meaning. */
export const COLOUR = /^colou?rs?$/i;
export const SIZE = /^sizes?$/i;
export const CONDITION = /^(item )?condition$/i;
