/** The form of every response of the facade (contract, REST facade). */
export interface Envelope<Data = unknown> {
  success: boolean;
  status: number;
  message: string;
  data?: Data;
  errors?: Record<string, string>;
}

export interface ApiAnswer<Data = unknown> {
  status: number;
  headers: Headers;
  envelope: Envelope<Data>;
}

export type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Makes a call in the notation of the contract's table, such as `POST /category/add`. */
export async function callApi<Data = unknown>(
  { url }: { url: string },
  call: Call,
  init: RequestInit = {},
): Promise<ApiAnswer<Data>> {
  const [method, path] = call.split(' ') as [string, string];
  const response = await fetch(`${url}/api${path}`, { ...init, method });
  const envelope = (await response.json()) as Envelope<Data>;
  return { status: response.status, headers: response.headers, envelope };
}

/** A JSON body, with its content type. */
export function json(body: unknown): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The complete response of a refusal. */
export function refusal(status: number, message: string, errors?: Record<string, string>): Envelope {
  return { success: false, status, message, ...(errors && { errors }) };
}
