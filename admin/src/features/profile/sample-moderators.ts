export const MODERATOR_ROLES = ['Orders', 'Catalogue', 'Everything'] as const;

export interface Moderator {
  email: string;
  /** Undefined until the invitation is accepted. */
  name?: string;
  role: string;
}

/** Sample data. */
export const SAMPLE_MODERATORS: Moderator[] = [
  { name: 'Leela Krishnan', email: 'leela@mela.example', role: 'Catalogue' },
  { name: 'Farhan Qureshi', email: 'farhan@mela.example', role: 'Orders' },
  { name: 'Tara Deshmukh', email: 'tara@mela.example', role: 'Orders' },
  { name: 'Ishaan Malhotra', email: 'ishaan@mela.example', role: 'Everything' },
];
