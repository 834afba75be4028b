/** An HTTP request as bytes, with a JSON body if it has one. */
export function requestBytes(method: 'GET' | 'POST' | 'PUT', path: string, body?: string): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'accept: application/json'];
  if (body !== undefined) {
    head.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  }
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** A GraphQL request as bytes. */
export function graphqlBytes(query: string, variables: object = {}): Buffer {
  return requestBytes('POST', '/graphql', JSON.stringify({ query, variables }));
}
