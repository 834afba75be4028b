/** Stands for all notes of an import beyond the first kinds. */
export const moreNotes = 'And more like these.';
